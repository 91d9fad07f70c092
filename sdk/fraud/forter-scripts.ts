import type { ScriptSource } from '../wallets/core/vendor-scripts.ts';

/** The script that takes fingerprints. */
export const FORTER_SCRIPT: ScriptSource = { src: 'https://cdn4.forter.com/script.js' };
