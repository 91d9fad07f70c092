import { isElsewhere } from '#rules/page-location.ts';
import { BotCheckError } from './bot-check-error.ts';

interface TrustedTypesPage {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): unknown };
  };
}

/** The only Trusted Types policy of the blocks. A page whose forms load the script lists it in its `trusted-types`. */
export const BOT_CHECK_POLICY = 'haven-bot-check';

let policy: { createScriptURL(url: string): unknown } | undefined;

/**
 * A script address in the form that a page with required trusted types accepts.
 * @throws BotCheckError `blocked` when the page's policy does not list ours, or the address is neither ours nor https.
 */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = globalThis as TrustedTypesPage;
  try {
    if (!trustedTypes) return ownOrSecure(url);
    policy ??= trustedTypes.createPolicy(BOT_CHECK_POLICY, { createScriptURL: ownOrSecure });
    // The DOM type is string, but the element accepts the trusted object.
    return policy.createScriptURL(url) as string;
  } catch (cause) {
    throw new BotCheckError('blocked', cause);
  }
}

function ownOrSecure(url: string): string {
  const { protocol } = new URL(url);
  if (isElsewhere(url) && protocol !== 'https:') throw new TypeError(`Not a safe script address: ${url}`);
  return url;
}
