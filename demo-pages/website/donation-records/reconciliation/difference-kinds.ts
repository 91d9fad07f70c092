/** The ways in which our books and the provider's list can disagree about a charge. */
export const DIFFERENCE_KINDS = ['missing', 'unknown', 'doubled', 'amount', 'state', 'refund'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** The name of each kind, and what staff do about it. */
export const DIFFERENCE_TEXTS: Readonly<Record<DifferenceKind, { name: string; whatToDo: string }>> = {
  missing: {
    name: 'Missing at the provider',
    whatToDo:
      'We have it as paid, and the provider has no such charge. Ask the provider with the charge’s id. If no money came, write to the donor and tell finance: the receipt stands.',
  },
  unknown: {
    name: 'Charge that we do not know',
    whatToDo:
      'Money was taken and no gift or order has its reference. Find the payer in the provider’s pages. Refund the charge there, or enter the gift and note its number here.',
  },
  doubled: {
    name: 'Charged twice',
    whatToDo:
      'One gift or order was charged by two charges. Refund the charge that is named here in the provider’s pages, and write to the payer.',
  },
  amount: {
    name: 'Wrong amount',
    whatToDo:
      'The provider took another sum than our books say. Compare both with the donor’s mail. Refund what was taken too much in the provider’s pages.',
  },
  state: {
    name: 'State differs',
    whatToDo:
      'One side has money that the other has not: not paid, or taken back by the bank. What the provider has of the charge of a gift or order is taken over by itself. If this stays after the next comparison, open both and tell the people who run the site.',
  },
  refund: {
    name: 'Refund differs',
    whatToDo:
      'The sums that went back are not the same. Open the refunds of both. A refund of a gift or an order that only the provider has is taken over by itself; one that only we have needs the provider’s help.',
  },
};
