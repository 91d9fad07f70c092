import { createSpinner, SPINNER_STYLE, toggleSpinner } from '../../surfaces/spinner.ts';
import { styledRoot } from '../../surfaces/styled-root.ts';

/**
 * The rules that all buttons of the library share; S9.09: 40 px high. `!important` is stronger than the page's
 * `* { all: unset }`.
 */
const STYLE = `
${SPINNER_STYLE}
:host{display:block!important;position:relative!important}
button{box-sizing:border-box;width:100%;min-height:40px;padding:4px 20px;border:0;border-radius:999px;
font:700 18px/1.4 system-ui,sans-serif;cursor:pointer}
button:focus-visible{outline:3px solid;outline-offset:3px}
button:disabled{opacity:.5;cursor:default}
[aria-busy=true] .mark{visibility:hidden}
.spinner{box-sizing:border-box;position:absolute;inset:0;width:24px;height:24px;margin:auto}
@media(forced-colors:active){button{border:1px solid}}`;

/** The button's content. */
export interface ButtonLook {
  /** The button's name for screen readers; it contains the text of the mark. */
  readonly label: string;
  /** The vendor's name as the button shows it. */
  readonly mark: string;
  readonly variant: string;
  /** The rules of the variants, in addition to the shared ones. */
  readonly style: string;
}

/** A button that the library itself renders in the page. */
export interface OwnButton {
  /** Dims and disables the button; `isWaiting` shows the spinner over it. */
  show(state: { readonly isDisabled: boolean; readonly isWaiting: boolean }): void;
}

/** Appends the button to the container, in a shadow root that the page's styles do not reach. */
export function renderOwnButton(container: Element, look: ButtonLook, onClick: () => void): OwnButton {
  const host = document.createElement('div');
  const root = styledRoot(host, STYLE + look.style);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = look.variant;
  button.ariaLabel = look.label;
  button.onclick = onClick;
  const mark = document.createElement('span');
  mark.className = 'mark';
  mark.textContent = look.mark;
  button.append(mark);
  const spinner = createSpinner();
  toggleSpinner(spinner, false);
  root.append(button, spinner);
  container.append(host);
  let hadFocus = false;
  return {
    show({ isDisabled, isWaiting }) {
      hadFocus ||= isDisabled && root.activeElement === button;
      button.disabled = isDisabled;
      button.ariaBusy = String(isWaiting);
      toggleSpinner(spinner, isWaiting);
      if (isDisabled || !hadFocus) return;
      hadFocus = false;
      // A browser removes the focus from a disabled button: restores it, unless the shopper moved it elsewhere.
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    },
  };
}
