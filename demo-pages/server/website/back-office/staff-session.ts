import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
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

/** A member of the agency who has given the password. The name is what they say of themselves, for the trail. */
export interface StaffMember {
  name: string;
  expires: string;
}

/** Who has given the password: a signed cookie that another password or another installation does not know. */
export interface StaffSession {
  /** True, and signed in, when the password is right. */
  signIn(c: WebsiteContext, given: string, name: string): Promise<boolean>;
  member(c: WebsiteContext): Promise<StaffMember | undefined>;
  signOut(c: WebsiteContext): void;
  /**
   * A new key for a form about `subject`, which only this member's session can send. It proves that the form is ours, and
   * names it: whoever keeps the key with what the form did does it once.
   */
  formKey(member: StaffMember, subject: string): Promise<string>;
  isFormKey(member: StaffMember, subject: string, key: string): Promise<boolean>;
}

export function createStaffSession({ db, password, siteOrigin, clock }: StaffSessionOptions): StaffSession {
  const sign = async (...parts: string[]) =>
    createHmac('sha256', `${await linkKey(db)}\n${password}`)
      .update(JSON.stringify(parts))
      .digest('base64url');
  const secure = siteOrigin.startsWith('https:');
  const formSignature = ({ name, expires }: StaffMember, subject: string, nonce: string) =>
    sign('form', expires, name, subject, nonce);

  return {
    async signIn(c, given, name) {
      if (!isSame(given, password)) return false;
      const expires = String(clock() + STAFF_SESSION_MS);
      const value = `${expires}.${Buffer.from(name).toString('base64url')}.${await sign('staff', expires, name)}`;
      const maxAge = STAFF_SESSION_MS / 1000;
      setCookie(c, COOKIE, value, { path: PATH, httpOnly: true, sameSite: 'Strict', secure, maxAge });
      return true;
    },
    async member(c) {
      const [expires = '', encoded = '', signature = ''] = (getCookie(c, COOKIE) ?? '').split('.');
      const name = Buffer.from(encoded, 'base64url').toString();
      const isSigned = isSame(signature, await sign('staff', expires, name));
      return isSigned && Number(expires) > clock() ? { name, expires } : undefined;
    },
    signOut: (c) => void deleteCookie(c, COOKIE, { path: PATH, secure }),
    async formKey(member, subject) {
      const nonce = randomBytes(16).toString('base64url');
      return `${nonce}.${await formSignature(member, subject, nonce)}`;
    },
    async isFormKey(member, subject, key) {
      const [nonce = '', signature = ''] = key.split('.');
      return isSame(signature, await formSignature(member, subject, nonce));
    },
  };
}

/** Compares in the same time whatever is given: hashes have one length and tell nothing of what they are of. */
function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(right));
}
