import type { ScriptSource } from '../wallets/core/vendor-scripts.ts';

/** The script that takes fingerprints. */
export const FORTER_SCRIPTS = {
  forter: { src: 'https://cdn4.forter.com/script.js' },
} as const satisfies Readonly<Record<string, ScriptSource>>;
