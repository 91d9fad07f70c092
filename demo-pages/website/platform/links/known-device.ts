import { createHmac, randomBytes } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../../server/database/open-database.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { isRightMac } from './is-right-mac.ts';
import { linkKey } from './link-key.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** As long as browsers keep a cookie. */
const KNOWN_SECONDS = 400 * DAY_SECONDS;

interface KnownDevice {
  /** Remembers that a person has signed in with this browser. Call it after the session's cookie is set. */
  mark(c: WebsiteContext, emailKey: string): Promise<void>;
  /** What identifies this browser, if this person has signed in with it; undefined for every other one. */
  of(c: WebsiteContext, emailKey: string): Promise<string | undefined>;
}

/**
 * Browsers with which somebody has signed in before, by a signed cookie. It signs nobody in: it only gives its owner
 * limits of their own, so that a stranger who uses up the limits of a network or an address keeps nobody out.
 */
export function createKnownDevice(
  db: Database,
  { cookie, paths, secure }: { cookie: string; paths: readonly string[]; secure: boolean },
): KnownDevice {
  const contentOf = (emailKey: string, id: string) => JSON.stringify(['known-device', cookie, emailKey, id]);
  return {
    async mark(c, emailKey) {
      const id = randomBytes(16).toString('base64url');
      const mac = createHmac('sha256', await linkKey(db))
        .update(contentOf(emailKey, id))
        .digest('base64url');
      for (const path of paths)
        setCookie(c, cookie, `${id}.${mac}`, {
          path,
          httpOnly: true,
          sameSite: 'Strict',
          secure,
          maxAge: KNOWN_SECONDS,
        });
    },
    async of(c, emailKey) {
      const [id = '', mac = ''] = (getCookie(c, cookie) ?? '').split('.', 2);
      const isOurs = isRightMac(await linkKey(db), contentOf(emailKey, id), Buffer.from(mac, 'base64url'));
      return isOurs ? id : undefined;
    },
  };
}
