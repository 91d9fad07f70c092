/** S4.18, S9.02: milliseconds between two checks whether a tab was closed. */
export const TAB_CHECK = 500;

/** True for phones and tablets, whose browsers open tabs instead of popup windows. */
export function opensTabs(userAgent: string): boolean {
  return /Mobi|Android|iP(?:hone|ad|od)/.test(userAgent);
}

/** Width and height of a popup's content, in CSS pixels. */
export type PopupSize = readonly [width: number, height: number];

/** S2.35, S9.01: PayPal- and Zip-type checkouts. */
export const CHECKOUT_POPUP: PopupSize = [500, 500];
/** S2.36, S9.01: the Afterpay-type checkout. */
export const AFTERPAY_POPUP: PopupSize = [420, 715];
/** S9.01: the pay-later wallet, version 2. */
export const WALLET_POPUP: PopupSize = [450, 750];

/** S4.17, S9.02: milliseconds between two checks whether a checkout popup was closed. */
export const POPUP_CHECK = 200;
/** S9.02: the same for the pay-later wallet's popup. */
export const WALLET_POPUP_CHECK = 300;

/** The part of `window.screen` that is needed to centre a popup; the offsets matter on a second monitor. */
export interface ScreenArea {
  readonly width: number;
  readonly height: number;
  readonly availLeft?: number;
  readonly availTop?: number;
}

/** The start of a part that is centred in a whole; a larger part starts where the whole does. */
const middle = (start = 0, whole: number, part: number) => start + Math.max(0, Math.round((whole - part) / 2));

/** The window features of a popup in the middle of the screen (S2.37). */
export function popupFeatures([width, height]: PopupSize, screen: ScreenArea): string {
  const top = middle(screen.availTop, screen.height, height);
  const left = middle(screen.availLeft, screen.width, width);
  return `noopener=false,width=${width},height=${height},top=${top},left=${left},scrollbars=yes,resizable=yes`;
}

/** Opens a popup, or a tab if there is no size. Call it within a click's task. Null if the browser blocked it. */
export function openWindow(address = 'about:blank', size?: PopupSize): Window | null {
  return window.open(address, '_blank', size && popupFeatures(size, screen));
}
