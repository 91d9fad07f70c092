/** How the wallet draws its button. */
export interface WalletButtonOptions {
  readonly layout: 'horizontal';
  readonly color: 'blue';
  readonly shape: 'pill';
  readonly label: 'pay';
  /** Px. */
  readonly height: number;
  /** Px. */
  readonly borderRadius: number;
}

/** The wallet button of the checkout (W2.45, W9.15). The radius decides the corners that `pill` alone would round (W2.46). */
export function walletButtonOptions(): WalletButtonOptions {
  return { layout: 'horizontal', color: 'blue', shape: 'pill', label: 'pay', height: 55, borderRadius: 10 };
}
