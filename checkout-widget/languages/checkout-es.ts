import type { Translation } from '#runtime/texts/language.ts';

/** The native speakers who have read these texts: nobody yet. */
export const reviewedBy: readonly string[] = [];

/** Spanish. */
export const translation: Translation = {
  'pay-widget': {
    checkout: 'Pago',
    loading: 'Cargando el pago',
    wait: 'Espere, por favor',
    notLoaded: 'No se pudo cargar el pago. Compruebe su conexión e inténtelo de nuevo.',
    notStarted: 'No se pudo abrir este pago. Póngase en contacto con la tienda.',
    retry: 'Intentar de nuevo',
    chooseTitle: 'Elija cómo pagar',
    payByCard: 'Pagar con tarjeta',
    payFromBank: 'Pagar desde una cuenta bancaria',
    confirmTitle: 'Confirme el pago con su banco',
    messageTitle: 'Mensaje sobre el pago',
    savedCardTitle: 'Pagar con una tarjeta guardada',
    payWith: 'Pagar con {provider}',
    card: 'Usar tarjeta de crédito o débito',
    cardTitle: 'Pagar con tarjeta de crédito o débito',
    savedCard: 'Pagar con tarjeta guardada',
    bankAccount: 'Pagar con cuenta bancaria',
    closedUnpaid: '{provider} se cerró. No se ha pagado nada.',
    closed: '{provider} se cerró.',
    bankAsks: 'Su banco le pide que confirme el pago.',
  },
  'pay-widget-3ds': {
    loadAgain: 'Cargar de nuevo',
    slow: 'La página de su banco está tardando. Puede esperar o cargarla de nuevo.',
    waiting: 'Esperando su confirmación. Mantenga esta página abierta.',
  },
  'pay-widget-3ds-said': {
    inApp: 'Confirme este pago en la aplicación de su banco.',
  },
  'pay-widget-form': {
    notLoaded: 'No se pudo cargar el formulario. Compruebe su conexión e inténtelo de nuevo.',
    submit: 'Enviar',
    cardDetails: 'Datos de la tarjeta',
    bankDetails: 'Datos de la cuenta bancaria',
  },
  'pay-widget-form-said': {
    notSent: 'No se pudieron enviar sus datos. Envíe el formulario de nuevo.',
    silent: 'El formulario no respondió. Envíelo de nuevo.',
  },
  'pay-widget-provider': {
    hint: 'Se abre una ventana segura de {provider} al pulsar el botón.',
    payWith: 'Pagar con {provider}',
  },
  'pay-widget-saved': {
    expires: 'Caduca {date}',
    expired: 'Caducada',
    card: 'Tarjeta',
    endingIn: 'terminada en {last4}',
    notSent: 'No se pudo enviar su elección. Elija la tarjeta de nuevo.',
  },
  'pay-widget-stage': {
    stalled: 'El pago no pudo continuar.',
    failed: 'No se pudo mostrar este paso. Compruebe su conexión.',
    refused: 'Esta sesión de pago ha terminado. Recargue la página para empezar de nuevo.',
    success: 'El pago se ha realizado.',
    failure: 'El pago no se ha realizado.',
    expired: 'El tiempo para pagar se ha agotado. Vuelva a la tienda para empezar de nuevo.',
    ending:
      'Le quedan menos de dos minutos para pagar. Si se agota el tiempo, puede volver a la tienda y empezar de nuevo.',
    retry: 'Intentar de nuevo',
    goBack: 'Volver a las formas de pago',
    again: 'Enviar de nuevo',
    unsent: 'No se pudo enviar el resultado. No se ha perdido nada: envíelo de nuevo.',
    choose: 'Elija cómo pagar',
    next: 'Continuar',
    noWay: 'Ahora mismo no hay forma de pagar aquí. Pruebe con otro dispositivo o contacte con la tienda.',
  },
  'pay-widget-vault': {
    loading: 'Cargando PayPal…',
    waiting: 'Esperando a PayPal…',
    notAvailable: 'PayPal no está disponible en este momento.',
    saved: 'Su cuenta de PayPal está guardada.',
    retry: 'Intentar de nuevo',
  },
  'pay-widget-wallet': {
    notHere: '{name} no está disponible aquí. Inténtelo de nuevo o elija otra forma de pago.',
    loading: 'Cargando {name}…',
    unstarted: 'No se pudo iniciar el pago. Pulse el botón de nuevo.',
    unknown: 'No sabemos si se realizó el pago. Pulse el botón de nuevo para comprobarlo: no se le cobrará dos veces.',
  },
};
