import type { ScriptSource } from '../core/vendor-scripts.ts';

export const AFTERPAY_SCRIPT: ScriptSource = { src: 'https://portal.afterpay.com/afterpay.js' };
export const AFTERPAY_SANDBOX_SCRIPT: ScriptSource = { src: 'https://portal.sandbox.afterpay.com/afterpay.js' };
