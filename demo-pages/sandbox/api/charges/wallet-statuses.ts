/** The statuses of a wallet's charge. `pending` is authorised: the page's calls have always said it so. */
export const WALLET_STATUSES = [
  'wallet_initialized',
  'capturing',
  'complete',
  'pending',
  'inreview',
  'failed',
  'cancelled',
  'expired',
] as const;
