/** The look of the wallet's button. */
export interface WalletButtonOptions {
  readonly layout: 'horizontal';
  readonly color: 'blue';
  readonly shape: 'pill';
  readonly label: 'pay';
  /** In px. */
  readonly height: number;
  /** In px. */
  readonly borderRadius: number;
}

/** The wallet button of the checkout (W2.45, W9.15). The radius replaces the fully round corners of `pill` (W2.46). */
export function walletButtonOptions(): WalletButtonOptions {
  return { layout: 'horizontal', color: 'blue', shape: 'pill', label: 'pay', height: 55, borderRadius: 10 };
}
