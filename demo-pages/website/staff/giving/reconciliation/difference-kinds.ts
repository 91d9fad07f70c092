/** The ways in which our books and the provider's list can disagree about a charge. */
export const DIFFERENCE_KINDS = ['missing', 'unknown', 'doubled', 'amount', 'state', 'refund'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** The name of each kind, and what staff do about it. */
export const DIFFERENCE_TEXTS: Readonly<Record<DifferenceKind, { name: string; whatToDo: string }>> = {
  missing: {
    name: 'Missing at the provider',
    whatToDo:
      'Our books show it as paid, but the provider has no such charge. Ask the provider, quoting the charge. If no money arrived, contact the donor and tell finance: the receipt still stands.',
  },
  unknown: {
    name: 'Unknown charge',
    whatToDo:
      'Money was taken, but no donation or order has this reference. Find the payer in the provider’s dashboard. Refund the charge there, or enter the gift and note its number here.',
  },
  doubled: {
    name: 'Charged twice',
    whatToDo:
      'One donation or order was charged twice. Refund this charge in the provider’s dashboard, and contact the payer.',
  },
  amount: {
    name: 'Wrong amount',
    whatToDo:
      'The provider charged a different amount from our books. Compare both with the donor’s email. Refund any overcharge in the provider’s dashboard.',
  },
  state: {
    name: 'Status differs',
    whatToDo:
      'One side shows money that the other does not: not paid, or reversed by the bank. Our books are updated from the provider automatically. If this is still here after the next comparison, open both and tell the people who run the site.',
  },
  refund: {
    name: 'Refund differs',
    whatToDo:
      'The refunded amounts differ. Open the refunds on both sides. A refund that only the provider has is added to our books automatically; for one that only we have, ask the provider.',
  },
};
