import type { ScriptSource } from '../core/vendor-scripts.ts';

export const STRIPE_SCRIPT: ScriptSource = { src: 'https://js.stripe.com/v3/' };
