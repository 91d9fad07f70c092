import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../database/open-database.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { linkKey } from '../links/link-key.ts';
import type { StaffMember } from './staff-member.ts';
import { RECORDS_PATH as PATH } from './staff-paths.ts';
import { staffSessions } from './staff-schema.ts';

const COOKIE = 'haven_staff';
/** Eight hours, a working day. */
export const STAFF_SESSION_MS = 8 * 60 * 60_000;

export interface StaffSessionOptions {
  db: Database;
  password: string;
  siteOrigin: string;
  clock: () => number;
}

/**
 * Staff sessions: a signed cookie that is invalid with another password or in another installation, and only valid
 * while the database has its sign-in.
 */
export interface StaffSession {
  /** True, and signed in, when the password is right. */
  signIn(c: WebsiteContext, given: string, name: string): Promise<boolean>;
  member(c: WebsiteContext): Promise<StaffMember | undefined>;
  /** Deletes the sign-in: a copy of the cookie is then invalid in every process. */
  signOut(c: WebsiteContext): Promise<void>;
  /**
   * A new key for a form about `subject`, which only this member's session can send. It proves that the form is ours
   * and identifies it: an action that stores the key happens once.
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
  const formSignature = ({ name, session }: StaffMember, subject: string, nonce: string) =>
    sign('form', session, name, subject, nonce);

  /** The content of the cookie, if its signature is ours. */
  const read = async (c: WebsiteContext): Promise<StaffMember | undefined> => {
    const [session = '', encoded = '', signature = ''] = (getCookie(c, COOKIE) ?? '').split('.');
    const name = Buffer.from(encoded, 'base64url').toString();
    return isSame(signature, await sign('staff', session, name))
      ? { accountId: '', name, role: 'administrator', session }
      : undefined;
  };

  return {
    async signIn(c, given, name) {
      if (!isSame(given, password)) return false;
      const session = randomBytes(32).toString('base64url');
      await db.insert(staffSessions).values({ id: digest(session), expiresAt: new Date(clock() + STAFF_SESSION_MS) });
      await db.delete(staffSessions).where(lt(staffSessions.expiresAt, new Date(clock())));
      const value = `${session}.${Buffer.from(name).toString('base64url')}.${await sign('staff', session, name)}`;
      const maxAge = STAFF_SESSION_MS / 1000;
      setCookie(c, COOKIE, value, { path: PATH, httpOnly: true, sameSite: 'Strict', secure, maxAge });
      return true;
    },
    async member(c) {
      const member = await read(c);
      if (!member) return undefined;
      const { id, expiresAt } = staffSessions;
      const lives = and(eq(id, digest(member.session)), gt(expiresAt, new Date(clock())));
      const found = await db.select().from(staffSessions).where(lives);
      return found.length > 0 ? member : undefined;
    },
    async signOut(c) {
      const member = await read(c);
      if (member) await db.delete(staffSessions).where(eq(staffSessions.id, digest(member.session)));
      deleteCookie(c, COOKIE, { path: PATH, secure });
    },
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

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Compares in constant time: digests have equal lengths and reveal nothing about their input. */
function isSame(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(right)));
}
