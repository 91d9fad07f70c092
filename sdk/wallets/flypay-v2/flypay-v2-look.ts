import type { UnknownRecord } from '../../client/record.ts';
import type { ButtonLook } from '../core/own-button.ts';

/** S2.06: the colours of the logo on the pill; S2.07: white for any other value. */
const LOGOS: readonly unknown[] = ['black', 'mint'];

/** S2.03, S9.27: a dark grey pill; the black logo has a white background, because it would be invisible on the pill. */
const STYLE = `
button{background:#262626;color:#fff;outline-color:#262626}
button:enabled:hover{background:#3a3a3a}
.mark{display:inline-block}
.black .mark{padding:0 12px;border-radius:999px;background:#fff;color:#000}
.mint .mark{color:#7ff0c4}
.spinner{color:#fff}`;

/** The look of the pay-later wallet's button; `button_type` selects the logo. */
export function flypayLook({ button_type }: UnknownRecord): ButtonLook {
  const variant = LOGOS.includes(button_type) ? (button_type as string) : 'white';
  return { label: 'Pay with flypay', mark: 'flypay', variant, style: STYLE };
}
