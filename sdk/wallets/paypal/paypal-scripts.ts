import type { ScriptSource } from '../core/vendor-scripts.ts';

export const PAYPAL_SCRIPT: ScriptSource = { src: 'https://www.paypal.com/sdk/js' };
