import type { UnknownRecord } from '../../client/record.ts';
import type { ButtonLook } from '../core/own-button.ts';

const VARIANTS: readonly unknown[] = ['black', 'white'];
const STYLE = `
button{background:#b2fce4;color:#000;outline-color:#000}
button:enabled:hover{background:#8ff0cf}
.black{background:#000;color:#b2fce4}
.black:enabled:hover{background:#2b2b2b}
.white{background:#fff;color:#000;box-shadow:inset 0 0 0 1px #000}
.white:enabled:hover{background:#eee}
.black~.spinner{color:#b2fce4}`;

/** The look of the Afterpay button: mint, or `button_type` black or white; `height` in pixels, from 40 to 96. */
export function afterpayLook({ button_type, height }: UnknownRecord): ButtonLook {
  const variant = VARIANTS.includes(button_type) ? (button_type as string) : 'mint';
  const pixels = Number.parseFloat(String(height));
  const size = pixels >= 40 && pixels <= 96 ? `button{min-height:${pixels}px}` : '';
  return { label: 'Pay with afterpay', mark: 'afterpay', variant, style: STYLE + size };
}
