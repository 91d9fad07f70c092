import { BOT_CHECK_POLICY } from '#rules/bot-check/trusted-script-url.ts';
import type { PolicyChanges } from '../http/security-headers.ts';
import type { BotCheck } from './verdict.ts';

const GOOGLE = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';

/** What a page with a checked form needs beyond the site's policy: a Trusted Types policy for the check's script. */
export function botCheckPolicy({ page }: BotCheck): PolicyChanges {
  if (page.src) return { 'trusted-types': BOT_CHECK_POLICY };
  // Google's script creates its own policies.
  return {
    'script-src': `'self' ${GOOGLE}`,
    'frame-src': GOOGLE,
    'connect-src': `'self' ${GOOGLE}`,
    'trusted-types': `${BOT_CHECK_POLICY} goog#html recaptcha`,
  };
}
