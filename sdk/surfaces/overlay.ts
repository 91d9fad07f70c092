import type { ProviderBrand } from '../client/environments.ts';
import { createSpinner, SPINNER_STYLE } from './spinner.ts';
import { styledRoot } from './styled-root.ts';

/** S2.29, S9.04: seconds of the fade. */
export const OVERLAY_FADE = 0.7;
/** S2.30, S9.04: above everything else on the page. */
export const OVERLAY_ORDER = 2147483647;

/**
 * An adopted sheet, because a merchant's policy may forbid every other kind of style. The browser itself positions a
 * modal dialog.
 */
const OVERLAY_STYLE = `
dialog{box-sizing:border-box;min-width:100%;min-height:100%;margin:0;border:0;z-index:${OVERLAY_ORDER};
background:#000d;color:#fff;font:16px/1.5 system-ui,sans-serif;text-align:center;opacity:0;
transition:${OVERLAY_FADE}s allow-discrete}
dialog[open]{display:grid;place-content:center;place-items:center;opacity:1}
@starting-style{dialog[open]{opacity:0}}
p{max-width:24em}
button{margin:0 1em;padding:.5em;border:0;background:0;color:#fff;font:inherit;text-decoration:underline}
.logo{font:700 2em/2 Georgia,serif}`;

/** S2.31, S9.04: milliseconds between `show` and the overlay's appearance. */
export const OVERLAY_DELAY = 5;

/** S2.32, S2.26: the overlay's default texts. */
export const OVERLAY_TITLE = 'Secure checkout';
export const OVERLAY_DESCRIPTION =
  "Don't see the secure checkout browser? We'll help you re-launch the window to complete your purchase";

/** The shopper's actions while a popup is open; without them only loader and logo are shown. */
export interface OverlayControls {
  readonly title: string;
  readonly description: string;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}

/** The overlay over the whole page: a modal dialog, so the browser itself keeps focus inside and restores it. */
export interface Overlay {
  /** Shows the overlay after 5 ms. */
  show(): void;
  /** Shows the overlay at once, without buttons, while work is pending. */
  load(): void;
  /** Fades the overlay out and removes it from the page. */
  hide(): void;
}

/** Creates an overlay; nothing is added to the page before `show` or `load`. */
export function createOverlay(brand: Pick<ProviderBrand, 'name' | 'logo'>, controls?: OverlayControls): Overlay {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const host = document.createElement('div');
  const root = styledRoot(host, OVERLAY_STYLE + SPINNER_STYLE);
  const add = (parent: Node, tag: string, text = '', onClick: (() => void) | null = null) => {
    const element = parent.appendChild(document.createElement(tag));
    element.textContent = text;
    element.onclick = onClick;
    return element;
  };
  const dialog = add(root, 'dialog') as HTMLDialogElement;
  dialog.tabIndex = -1;
  dialog.ariaLabel = controls?.title ?? OVERLAY_TITLE;
  dialog.append(createSpinner());
  const logo = add(dialog, 'div', brand.logo ? '' : brand.name);
  logo.className = 'logo';
  if (brand.logo) {
    const picture = add(logo, 'img') as HTMLImageElement;
    picture.alt = brand.name;
    picture.src = brand.logo;
  }
  let help: HTMLElement | undefined;
  if (controls) {
    add(dialog, 'h2', controls.title);
    help = add(dialog, 'div');
    add(help, 'p', controls.description);
    add(help, 'button', 'Continue', controls.onContinue);
    add(help, 'button', 'Close', controls.onClose);
    dialog.ariaDescription = controls.description;
  }
  dialog.oncancel = (event) => {
    event.preventDefault();
    if (help) controls?.onClose();
  };
  const open = () => {
    if (dialog.open) return;
    document.body.append(host);
    dialog.showModal();
  };
  return {
    show() {
      timer = setTimeout(open, OVERLAY_DELAY);
    },
    load() {
      clearTimeout(timer);
      help?.remove();
      help = undefined;
      open();
      dialog.focus();
    },
    hide() {
      clearTimeout(timer);
      dialog.close();
      // Where nothing had the focus before, it would stay in the dialog that fades.
      (root.activeElement as HTMLElement | null)?.blur();
      setTimeout(() => host.remove(), OVERLAY_FADE * 1000);
    },
  };
}
