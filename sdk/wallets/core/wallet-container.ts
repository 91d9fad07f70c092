import type { WalletState } from './wallet-session.ts';

/** S9.09: pixels. */
export const BUTTON_HEIGHT = 40;

/** S2.02: the one container of wallet buttons inside the merchant's element; several buttons stand one below the other. */
export function createWalletBox(target: Element): HTMLElement {
  const box = target.appendChild(document.createElement('div'));
  box.className = 'haven-wallets';
  box.style.display = 'grid';
  box.style.gap = '8px';
  return box;
}

/** Tells people and their software that a button works, is busy, or is out of use. */
export function showWalletState(container: HTMLElement, state: WalletState): void {
  container.ariaBusy = String(state === 'busy');
  // Out of use means out of reach too: buttons of the vendors know no disabled state.
  container.inert = state === 'disabled';
}
