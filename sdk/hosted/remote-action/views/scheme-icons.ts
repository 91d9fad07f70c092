import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit/html.js';
import { CARD_SCHEMES, schemeOfIcon } from '../../../payment-rules/card/card-schemes.ts';

const word = (text: string, colour: string, size = 8): SVGTemplateResult =>
  svg`<text x="19" y=${12 + size * 0.36} text-anchor="middle" font-family="Arial, sans-serif" font-weight="800"
    font-size=${size} font-style="italic" textLength=${Math.min(30, text.length * size * 0.68)}
    lengthAdjust="spacingAndGlyphs" fill=${colour}>${text}</text>`;

const plate = (colour: string): SVGTemplateResult =>
  svg`<rect x="0.5" y="0.5" width="37" height="23" rx="3.5" fill=${colour}
    stroke="#1b2a4a" stroke-opacity="0.22"></rect>`;

/** Simple artwork of our own, so that a card can be recognised without third-party artwork. */
const ARTWORK: Record<string, () => SVGTemplateResult> = {
  visa: () => svg`${plate('#fff')}${word('VISA', '#1a3a8f', 11)}`,
  mastercard: () => svg`${plate('#fff')}<circle cx="15" cy="12" r="7.2" fill="#d8232a"></circle>
    <circle cx="23" cy="12" r="7.2" fill="#f2a01e"></circle>
    <path d="M19 6.02a7.2 7.2 0 0 1 0 11.96a7.2 7.2 0 0 1 0-11.96z" fill="#ee6421"></path>`,
  amex: () => svg`${plate('#1f6fc5')}${word('AMEX', '#fff', 9)}`,
  diners: () => svg`${plate('#fff')}<circle cx="19" cy="12" r="8" fill="#1f5fa8"></circle>
    <path d="M17.4 6.6a5.6 5.6 0 0 0 0 10.8zM20.6 6.6a5.6 5.6 0 0 1 0 10.8z" fill="#fff"></path>`,
  discover: () => svg`${plate('#fff')}
    <path d="M37.5 13v7a3.5 3.5 0 0 1-3.5 3.5H14c10-1.5 18-5 23.5-10.5z" fill="#ef7d1a"></path>
    ${word('DISC', '#23262f', 8)}`,
  japcb: () => svg`${plate('#fff')}<rect x="9" y="5" width="6" height="14" rx="2.5" fill="#1767b1"></rect>
    <rect x="16" y="5" width="6" height="14" rx="2.5" fill="#c8283c"></rect>
    <rect x="23" y="5" width="6" height="14" rx="2.5" fill="#2f9147"></rect>`,
  eftpos: () => svg`${plate('#2b2350')}${word('eftpos', '#fff', 8)}`,
  ausbc: () => svg`${plate('#f6d33c')}${word('BANK', '#1c3f7c', 8)}`,
  laser: () => svg`${plate('#0c7f72')}${word('LASER', '#fff', 7)}`,
  solo: () => svg`${plate('#5b2a86')}${word('SOLO', '#fff', 8)}`,
};

/** A scheme's name for people: `japcb` is JCB. */
export function schemeLabel(cardType: string): string {
  const name = schemeOfIcon(cardType);
  return CARD_SCHEMES.find((scheme) => scheme.name === name)?.label ?? name;
}

/** The icon of a scheme; nothing for an unknown name. */
export function schemeIcon(cardType: string, isDimmed: boolean): TemplateResult | null {
  const artwork = ARTWORK[schemeOfIcon(cardType)];
  if (!artwork) return null;
  return html`<svg class=${isDimmed ? 'scheme dimmed' : 'scheme'} data-scheme=${cardType} viewBox="0 0 38 24"
    role="img" aria-label=${schemeLabel(cardType)}>${artwork()}</svg>`;
}
