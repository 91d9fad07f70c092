/** Spanish; no native speaker has read it yet. */
export const PAYMENT_ANSWERS_ES = {
  declined: 'Su banco rechazó esta tarjeta, así que no se ha cobrado nada. Pregunte a su banco o use otra tarjeta.',
  declinedExpired:
    'Esta tarjeta ha caducado, así que no se ha cobrado nada. Compruebe la fecha de caducidad o use otra tarjeta.',
  declinedCcv:
    'El código de seguridad (CCV) de su tarjeta no es correcto, así que no se ha cobrado nada. Escriba su tarjeta de nuevo y compruebe el código.',
  declinedFunds:
    'Su banco indica que no hay saldo suficiente para este pago, así que no se ha cobrado nada. Use otra tarjeta o inténtelo más tarde.',
  declinedLimit:
    'Este pago supera el límite de su tarjeta, así que no se ha cobrado nada. Pregunte a su banco por el límite o use otra tarjeta.',
  bankAway:
    'Su banco no respondió, así que no se ha cobrado nada. Inténtelo de nuevo en unos minutos o use otra tarjeta.',
  bankRefused:
    'Su banco no pudo confirmar que este pago es suyo, así que no se ha cobrado nada. Inténtelo de nuevo o use otra tarjeta.',
  ourFault:
    'Un fallo nuestro detuvo este pago, así que no se ha cobrado nada. Su tarjeta o cuenta no es la causa. Inténtelo de nuevo en unos minutos o llámenos.',
  failed: 'No se pudo procesar su tarjeta y no se ha cobrado nada. Inténtelo de nuevo o use otra tarjeta.',
  badToken: 'No se pudieron usar estos datos de pago, así que no se ha cobrado nada. Escríbalos de nuevo.',
  unreached:
    'No pudimos comunicarnos con nuestro proveedor de pagos, así que no se ha cobrado nada. Inténtelo de nuevo en unos minutos.',
  busy: 'Nuestro proveedor de pagos está ocupado en este momento, así que no se ha cobrado nada. Inténtelo de nuevo en un minuto.',
  unknown:
    'Todavía estamos comprobando si su pago se ha realizado. No vuelva a pagar: recargue esta página dentro de un minuto. No se le cobrará dos veces.',
  bankCheck:
    'Su banco quiere confirmar antes este pago con usted, así que no se ha cobrado nada. Escriba su tarjeta de nuevo y confírmelo.',
  walletRefused: 'PayPal no realizó este pago y no se ha cobrado nada. Inténtelo de nuevo o pague con tarjeta.',
  walletPending:
    'PayPal todavía está comprobando este pago. No vuelva a pagar: su recibo llegará por correo electrónico en cuanto se realice.',
  unreceived: 'Su pago no nos llegó, así que no se ha cobrado nada. Inténtelo de nuevo.',
  alreadyPaid: 'Este pedido ya está pagado, así que no se ha cobrado nada más. Recargue esta página para continuar.',
  amountChanged:
    'El total de su carrito ha cambiado, así que no se ha cobrado nada. Recargue esta página, compruebe el nuevo total y pague de nuevo.',
  stockShort:
    'Alguien fue más rápido: quedan menos unidades de un regalo que en su carrito, así que no se ha cobrado nada. Recargue esta página para ver qué cambió y pague el resto.',
  notOffered: 'Esta forma de pago no se ofrece aquí, así que no se ha cobrado nada. Elija otra.',
  noOrder:
    'No encontramos su pedido en este navegador. Antes de volver a pagar, busque un recibo en su correo electrónico. Si no lo hay, vuelva a su carrito y empiece de nuevo.',
  emptyCart: 'Su carrito está vacío, así que no se ha cobrado nada. Elija primero un regalo.',
  wallet: 'PayPal no está disponible en este momento: elija otro medio de pago.',
  tooMany: 'Hubo demasiados intentos de pago, así que no se ha cobrado nada. Espere diez minutos e inténtelo de nuevo.',
  tooManyToday:
    'Hoy se rechazaron demasiadas tarjetas de su red, así que esta no se probó y no se ha cobrado nada. Pague con PayPal, o llámenos y tomaremos su donativo por teléfono.',
  cardLimit:
    'Esta tarjeta fue rechazada demasiadas veces, así que no se volvió a probar y no se ha cobrado nada. Use otra tarjeta o espere diez minutos.',
  botCheck:
    'Se rechazaron varias tarjetas, así que debemos comprobar que paga una persona. No se ha cobrado nada. Recargue esta página y pague de nuevo.',
  badRequest:
    'No se pudo leer el pago, así que no se realizó. Recargue la página, que muestra si un pago anterior se completó, e inténtelo de nuevo.',
  giftPaid: 'Este donativo ya está pagado, así que no se ha cobrado nada más. Su recibo está en su correo.',
  giftChanged:
    'El total de la página y el de su donativo no coinciden, así que no se ha cobrado nada. Recargue esta página, compruebe el total y done de nuevo.',
  noGift:
    'No encontramos su donativo. Antes de volver a donar, busque un recibo en su correo electrónico. Si no lo hay, recargue esta página y empiece de nuevo.',
  noAmount: 'Todavía no hay ningún importe, así que no se ha cobrado nada. Elija un importe.',
  details: 'Corrija los datos de abajo. No se ha cobrado nada.',
  unavailable: 'Esta forma de donar no está disponible para este donativo, así que no se ha cobrado nada. Elija otra.',
};
