/** French; no native speaker has read it yet. */
export const ORDER_RECEIPT_FR = {
  donorAUS: 'Reçu de',
  donorNZL: 'Donateur',
  date: 'Date',
  amountAUS: 'Montant du don',
  amountNZL: 'Don',
  yearEnded: 'Terminée le 31 mars {year}',
  nothingBackAUS:
    'Ce reçu concerne un don. La personne que vous honorez reçoit une carte, et vous ne recevez rien de valeur matérielle en échange.',
  nothingBackNZL:
    'Ceci est un don. La personne que vous honorez reçoit une carte, et vous ne recevez rien de valeur matérielle en échange.',
  claimAUS: 'Pour une véritable œuvre agréée, les dons de 2 $ ou plus sont déductibles des impôts en Australie.',
  claimNZL:
    'Pour une véritable organisation agréée, qui donne 5 $ ou plus peut demander à l’administration fiscale un crédit d’impôt de 33,33 %.',
  refunded: 'Remboursé',
  sumOn: '{sum} le {day}',
  refundTitleAUS: 'Remboursement d’un don',
  refundTitleNZL: 'Remboursement d’un don',
  leftAUS: 'Don après remboursement',
  leftNZL: 'Don après remboursement',
  wholeAUS:
    'Ce don a été remboursé en totalité : son reçu ne permet plus de déduction. S’il a déjà été déclaré, corrigez la déclaration.',
  wholeNZL:
    'Ce don a été remboursé en totalité : son reçu ne permet plus de crédit d’impôt. S’il a déjà été demandé, prévenez l’administration fiscale.',
  partAUS:
    'Une partie de ce don a été remboursée : son reçu ne permet plus qu’une déduction de {left}. Si davantage a été déclaré, corrigez la déclaration.',
  partNZL:
    'Une partie de ce don a été remboursée : son reçu ne permet plus qu’un crédit d’impôt sur {left}. Si davantage a été demandé, prévenez l’administration fiscale.',
  takenBack: 'Repris par la banque',
  takenWholeAUS:
    'La banque du payeur a repris l’argent de ce don : son reçu ne permet plus de déduction. S’il a déjà été déclaré, corrigez la déclaration.',
  takenWholeNZL:
    'La banque du payeur a repris l’argent de ce don : son reçu ne permet plus de crédit d’impôt. S’il a déjà été demandé, prévenez l’administration fiscale.',
  takenPartAUS:
    'La banque du payeur a repris une partie de l’argent de ce don : son reçu ne permet plus qu’une déduction de {left}. Si davantage a été déclaré, corrigez la déclaration.',
  takenPartNZL:
    'La banque du payeur a repris une partie de l’argent de ce don : son reçu ne permet plus qu’un crédit d’impôt sur {left}. Si davantage a été demandé, prévenez l’administration fiscale.',
};
