import type { ScriptSource } from '../core/vendor-scripts.ts';

export const GOOGLE_PAY_SCRIPT: ScriptSource = { src: 'https://pay.google.com/gp/p/js/pay.js' };
