/** Spanish; no native speaker has read it yet. */
export const GIVING_CHANGE_ES = {
  askAmount: '¿Cambiar el importe?',
  askDay: '¿Cambiar el día?',
  askPause: '¿Pausar su donativo mensual?',
  askResume: '¿Terminar la pausa?',
  askStop: '¿Detener su donativo mensual?',
  doAmount: 'Cambiar el importe',
  doDay: 'Cambiar el día',
  doPause: 'Pausar mi donativo mensual',
  doResume: 'Terminar la pausa',
  doStop: 'Detener mi donativo mensual',
  backAmount: 'Dejarlo como está',
  backDay: 'Dejarlo como está',
  backPause: 'No pausar',
  backResume: 'Seguir en pausa',
  backStop: 'Seguir donando',
  newTitle: 'Algo cambió mientras tanto',
  newText: 'Usted todavía no ha cambiado nada. Lea de nuevo lo que ocurriría y confirme.',
  giveCard: 'Indicar otra tarjeta',
  useBank: 'Usar una cuenta bancaria',
  newCard:
    'Su donativo mensual se cobra ahora de {source}. Hoy no se cobra nada: la tarjeta nueva es para el próximo donativo y todos los siguientes.',
  newAccount:
    'Su donativo mensual se cobra ahora de {source}. Hoy no se cobra nada: la cuenta nueva es para el próximo donativo y todos los siguientes.',
  needsScript: 'Esto necesita JavaScript',
  needsScriptText:
    'El formulario es de nuestro proveedor de pagos, así que sus números nunca nos llegan. Active JavaScript o llame al {phone} (ejemplo).',
  agreed: 'He leído el acuerdo y puedo autorizar por mi cuenta los cargos en esta cuenta',
  back: 'Volver a su donativo mensual',
  unclear: 'Nuestro proveedor de pagos no dio una respuesta clara. No se cambió nada: inténtelo de nuevo.',
  unchanged: 'No se cambió nada.',
  unreached:
    'No se puede contactar con nuestro proveedor de pagos. No se cambió nada ni se movió dinero: inténtelo de nuevo en un minuto.',
  unknown:
    'Nuestro proveedor de pagos no respondió. No se cambió nada ni se movió dinero: inténtelo de nuevo en un minuto.',
  incomplete: 'El formulario no estaba completo. No se cambió nada: inténtelo de nuevo.',
  tickAgreement: 'Marque la casilla para aceptar el acuerdo.',
  oneMoment: 'Un momento: lo guardamos para su donativo mensual…',
  reload: 'Recargue esta página para intentarlo de nuevo.',
  noServer:
    'No se puede contactar con nuestro servidor. Recargue esta página para intentarlo de nuevo; nada se cobra dos veces.',
  useCard: 'Usar esta tarjeta',
  useAccount: 'Usar esta cuenta',
};
