import { make, styledRoot } from '#hosted-kit/dom.ts';
import css from './pay-button.css?inline';

export type PayButtonLook = {
  /** The button's text, also its accessible name. */
  text: string;
  brand: string;
  look: string;
  height?: number | undefined;
  radius?: number | undefined;
};

/** Renders a wallet's button into an element, in a shadow root that the page's styles cannot reach. */
export function renderPayButton(host: HTMLElement, look: PayButtonLook, onClick: (event: MouseEvent) => void) {
  const root = host.shadowRoot ?? styledRoot(host, css);
  const name = make('b', {}, look.brand);
  const button = make('button', { type: 'button', class: look.look }, ...(look.text ? [`${look.text} `] : []), name);
  if (look.height) button.style.height = `${look.height}px`;
  if (look.radius !== undefined) button.style.borderRadius = `${look.radius}px`;
  button.addEventListener('click', onClick);
  root.append(button);
  return button;
}
