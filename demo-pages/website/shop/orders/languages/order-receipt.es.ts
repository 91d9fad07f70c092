/** Spanish; no native speaker has read it yet. */
export const ORDER_RECEIPT_ES = {
  donorAUS: 'Recibido de',
  donorNZL: 'Donante',
  date: 'Fecha',
  amountAUS: 'Importe del donativo',
  amountNZL: 'Donación',
  yearEnded: 'Terminó el 31 de marzo de {year}',
  nothingBackAUS:
    'Este recibo corresponde a un donativo. La persona a quien honra recibe una tarjeta, y usted no recibe nada de valor material a cambio.',
  nothingBackNZL:
    'Esto es una donación. La persona a quien honra recibe una tarjeta, y usted no recibe nada de valor material a cambio.',
  claimAUS: 'En una organización real autorizada, los donativos de 2 $ o más son deducibles de impuestos en Australia.',
  claimNZL:
    'En una organización real autorizada, quien dona 5 $ o más puede solicitar a Hacienda un crédito fiscal del 33,33 por ciento.',
  refunded: 'Reembolsado',
  sumOn: '{sum} el {day}',
  refundTitleAUS: 'Reembolso de un donativo',
  refundTitleNZL: 'Reembolso de una donación',
  leftAUS: 'Donativo tras el reembolso',
  leftNZL: 'Donación tras el reembolso',
  wholeAUS:
    'Este donativo se reembolsó por completo, así que su recibo ya no permite una deducción. Si ya se declaró, corrija la declaración.',
  wholeNZL:
    'Esta donación se reembolsó por completo, así que su recibo ya no permite un crédito fiscal. Si ya se solicitó, avise a Hacienda.',
  partAUS:
    'Parte de este donativo se reembolsó, así que su recibo solo permite deducir {left}. Si ya se declaró más, corrija la declaración.',
  partNZL:
    'Parte de esta donación se reembolsó, así que su recibo solo permite un crédito fiscal sobre {left}. Si ya se solicitó más, avise a Hacienda.',
  takenBack: 'Retirado por el banco',
  takenWholeAUS:
    'El banco del pagador retiró el dinero de este donativo, así que su recibo ya no permite una deducción. Si ya se declaró, corrija la declaración.',
  takenWholeNZL:
    'El banco del pagador retiró el dinero de esta donación, así que su recibo ya no permite un crédito fiscal. Si ya se solicitó, avise a Hacienda.',
  takenPartAUS:
    'El banco del pagador retiró parte del dinero de este donativo, así que su recibo solo permite deducir {left}. Si ya se declaró más, corrija la declaración.',
  takenPartNZL:
    'El banco del pagador retiró parte del dinero de esta donación, así que su recibo solo permite un crédito fiscal sobre {left}. Si ya se solicitó más, avise a Hacienda.',
};
