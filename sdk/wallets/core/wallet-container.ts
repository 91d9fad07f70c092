import type { WalletState } from './wallet-session.ts';

/** S9.09: pixels. */
export const BUTTON_HEIGHT = 40;

/** S2.02: the one container of wallet buttons inside the merchant's element; several buttons are stacked vertically. */
export function createWalletBox(target: Element): HTMLElement {
  const box = target.appendChild(document.createElement('div'));
  box.className = 'haven-wallets';
  box.style.display = 'grid';
  box.style.gap = '8px';
  return box;
}

/** Marks a button as usable, busy or disabled, for shoppers and assistive technology. */
export function showWalletState(container: HTMLElement, state: WalletState): void {
  container.ariaBusy = String(state === 'busy');
  // Also removes the focus and clicks, because the vendors' buttons have no disabled state.
  container.inert = state === 'disabled';
}
