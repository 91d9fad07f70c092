import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../database/open-database.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { linkKey } from '../links/link-key.ts';

const COOKIE = 'haven_staff';
const PATH = '/back-office/records';
/** A working day. */
export const STAFF_SESSION_MS = 8 * 60 * 60_000;

export interface StaffSessionOptions {
  db: Database;
  password: string;
  siteOrigin: string;
  clock: () => number;
}

/** Who has given the password: a signed cookie that another password or another installation does not know. */
export interface StaffSession {
  /** True, and signed in, when the password is right. */
  signIn(c: WebsiteContext, given: string): Promise<boolean>;
  isSignedIn(c: WebsiteContext): Promise<boolean>;
  signOut(c: WebsiteContext): void;
}

export function createStaffSession({ db, password, siteOrigin, clock }: StaffSessionOptions): StaffSession {
  const sign = async (expires: string) =>
    createHmac('sha256', `${await linkKey(db)}\n${password}`)
      .update(`staff\n${expires}`)
      .digest('base64url');
  const secure = siteOrigin.startsWith('https:');

  return {
    async signIn(c, given) {
      if (!isSame(given, password)) return false;
      const expires = String(clock() + STAFF_SESSION_MS);
      const value = `${expires}.${await sign(expires)}`;
      const maxAge = STAFF_SESSION_MS / 1000;
      setCookie(c, COOKIE, value, { path: PATH, httpOnly: true, sameSite: 'Strict', secure, maxAge });
      return true;
    },
    async isSignedIn(c) {
      const [expires = '', signature = ''] = (getCookie(c, COOKIE) ?? '').split('.');
      return Number(expires) > clock() && isSame(signature, await sign(expires));
    },
    signOut: (c) => void deleteCookie(c, COOKIE, { path: PATH, secure }),
  };
}

/** Compares in the same time whatever is given: hashes have one length and tell nothing of what they are of. */
function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(right));
}
