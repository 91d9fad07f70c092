import { asText } from '../../client/record.ts';
import { BUTTON_HEIGHT } from '../core/wallet-container.ts';

/** S2.11, S9.10: pixels. */
export const APPLE_BUTTON_RADIUS = 5;

/** Styles that Apple supports. */
const STYLES = ['black', 'white', 'white-outline'];

/** S2.10, S2.11: for a button of the page, and for Apple's own element. */
const SIZE = `
  display:block;box-sizing:border-box;width:100%;height:${BUTTON_HEIGHT}px;border-radius:${APPLE_BUTTON_RADIUS}px;
  --apple-pay-button-width:100%;--apple-pay-button-height:${BUTTON_HEIGHT}px;
  --apple-pay-button-border-radius:${APPLE_BUTTON_RADIUS}px;`;

/**
 * Adds the Apple Pay button: Apple's own element if its script defined it, else a button that Safari styles like
 * Apple's. S2.08, S2.09: options `button_style` (or `style`; default black) and `button_type` (or `type`; default
 * plain).
 */
export function renderApplePayButton(
  container: HTMLElement,
  options: Readonly<Record<string, unknown>>,
  onClick: () => void,
): void {
  const style = asText(options['button_style'] ?? options['style']);
  const look = STYLES.includes(style) ? style : 'black';
  const type = /^[a-z][a-z-]*$/.exec(asText(options['button_type'] ?? options['type'] ?? ''))?.[0] ?? 'plain';
  const isApples = !!customElements.get('apple-pay-button');
  const button = document.createElement(isApples ? 'apple-pay-button' : 'button');
  button.setAttribute('buttonstyle', look);
  button.setAttribute('type', isApples ? type : 'button');
  button.style.cssText = SIZE;
  if (!isApples) {
    // For browsers without Apple's button.
    const [ink, ground] = look === 'black' ? ['#fff', '#000'] : ['#000', '#fff'];
    const line = look === 'white' ? ground : '#000';
    button.style.cssText += `color:${ink};background:${ground};border:1px solid ${line};font:600 16px system-ui;
      cursor:pointer;-webkit-appearance:-apple-pay-button;
      -apple-pay-button-style:${look};-apple-pay-button-type:${type}`;
    // `buy` reads `Buy with Apple Pay`.
    const verb = type === 'plain' ? '' : `${type[0]?.toUpperCase()}${type.slice(1).replaceAll('-', ' ')} with `;
    button.dataset['type'] = type;
    button.ariaLabel = `${verb}Apple Pay`;
    // Safari paints its own.
    if (!CSS.supports('-webkit-appearance', '-apple-pay-button')) button.textContent = button.ariaLabel;
  }
  button.onclick = onClick;
  container.append(button);
}
