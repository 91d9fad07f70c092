import type { ScriptSource } from '../core/vendor-scripts.ts';

// Apple alone publishes hashes, with each numbered version.
export const APPLE_PAY_SCRIPT: ScriptSource = {
  src: 'https://applepay.cdn-apple.com/jsapi/v1.3.8/apple-pay-sdk.js',
  integrity: 'sha384-u/9mOkmShCO0v+dqCAZFhiutJuORfzvuyM5i+676iy7mLSWS6rlllHrIt15f/mqH',
};
