import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../server/database/open-database.ts';
import { createKnownDevice, linkKey, RECORDS_PATH as PATH, type WebsiteContext } from '../platform/index.ts';
import { secretDigest } from './accounts/stored-secret.ts';
import { browserName } from './browser-name.ts';
import type { StaffMember } from './staff-member.ts';
import { staffAccounts, staffSessions } from './staff-schema.ts';

const COOKIE = 'haven_staff';
const DEVICE_COOKIE = 'haven_staff_device';
/** Eight hours, a working day. */
const STAFF_SESSION_MS = 8 * 60 * 60_000;
/** However often it is prolonged; longer than the 20 hours from which WCAG 2.2.1 asks for no warning. */
const LONGEST_STAFF_SESSION_MS = 24 * 60 * 60_000;
/** How long after a sign-in a member may change how they sign in. */
const FRESH_SIGN_IN_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

interface StaffSessionOptions {
  db: Database;
  siteOrigin: string;
  clock: () => number;
}

/**
 * Staff sessions: a random secret in a cookie, valid while the database has its digest and the account is not disabled.
 */
export interface StaffSession {
  /** Starts a session of this account under a new secret, and ends the one that this browser had. */
  start(c: WebsiteContext, account: Pick<StaffMember, 'accountId' | 'email'>): Promise<void>;
  /** What identifies the browser, if the account of this address has signed in with it before. */
  device(c: WebsiteContext, email: string): Promise<string | undefined>;
  member(c: WebsiteContext): Promise<StaffMember | undefined>;
  /**
   * The milliseconds until the session ends; undefined when there is none. `prolong`: eight hours from now, if it may.
   */
  timeLeft(c: WebsiteContext, options: { prolong: boolean }): Promise<number | undefined>;
  /** Deletes the session: a copy of the cookie is then invalid in every process. */
  signOut(c: WebsiteContext): Promise<void>;
  /**
   * A new key for a form about `subject`, which only this member's session can send. It proves that the form is ours
   * and identifies it: an action that stores the key happens once.
   */
  formKey(member: StaffMember, subject: string): Promise<string>;
  isFormKey(member: StaffMember, subject: string, key: string): Promise<boolean>;
}

export function createStaffSession({ db, siteOrigin, clock }: StaffSessionOptions): StaffSession {
  const secure = siteOrigin.startsWith('https:');
  const known = createKnownDevice(db, { cookie: DEVICE_COOKIE, paths: [PATH], secure });
  const digestOf = (c: WebsiteContext) => secretDigest(getCookie(c, COOKIE) ?? '');
  const formSignature = async (session: string, subject: string, nonce: string) =>
    createHmac('sha256', await linkKey(db))
      .update(JSON.stringify(['staff-form', session, subject, nonce]))
      .digest('base64url');

  return {
    async start(c, { accountId, email }) {
      await db.delete(staffSessions).where(eq(staffSessions.id, digestOf(c)));
      const value = await openSession(db, accountId, { now: clock(), userAgent: c.req.header('user-agent') });
      await db.delete(staffSessions).where(lt(staffSessions.expiresAt, new Date(clock())));
      const maxAge = STAFF_SESSION_MS / 1000;
      setCookie(c, COOKIE, value, { path: PATH, httpOnly: true, sameSite: 'Strict', secure, maxAge });
      await known.mark(c, email);
    },
    device: known.of,
    async member(c) {
      const now = clock();
      const id = digestOf(c);
      const [found] = await db
        .select({ session: staffSessions, account: staffAccounts })
        .from(staffSessions)
        .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.accountId))
        .where(
          and(eq(staffSessions.id, id), gt(staffSessions.expiresAt, new Date(now)), isNull(staffAccounts.disabledAt)),
        );
      if (!found) return undefined;
      const { session, account } = found;
      if (now - session.lastUsedAt.getTime() >= MINUTE_MS)
        await db
          .update(staffSessions)
          .set({ lastUsedAt: new Date(now) })
          .where(eq(staffSessions.id, id));
      const isFresh = now - session.createdAt.getTime() < FRESH_SIGN_IN_MS;
      const { id: accountId, name, email, role } = account;
      return { accountId, name, email, role, session: id, isFresh };
    },
    async timeLeft(c, { prolong }) {
      const member = await this.member(c);
      if (!member) return undefined;
      const isOwn = eq(staffSessions.id, member.session);
      const [session] = await db.select().from(staffSessions).where(isOwn);
      if (!session) return undefined;
      const last = session.createdAt.getTime() + LONGEST_STAFF_SESSION_MS;
      const ends = prolong ? Math.min(clock() + STAFF_SESSION_MS, last) : session.expiresAt.getTime();
      if (prolong) {
        await db
          .update(staffSessions)
          .set({ expiresAt: new Date(ends) })
          .where(isOwn);
        const maxAge = Math.ceil((ends - clock()) / 1000);
        setCookie(c, COOKIE, getCookie(c, COOKIE) ?? '', {
          path: PATH,
          httpOnly: true,
          sameSite: 'Strict',
          secure,
          maxAge,
        });
      }
      return ends - clock();
    },
    async signOut(c) {
      await db.delete(staffSessions).where(eq(staffSessions.id, digestOf(c)));
      deleteCookie(c, COOKIE, { path: PATH, secure });
    },
    async formKey({ session }, subject) {
      const nonce = randomBytes(16).toString('base64url');
      return `${nonce}.${await formSignature(session, subject, nonce)}`;
    },
    async isFormKey({ session }, subject, key) {
      const [nonce = ''] = key.split('.', 1);
      // The whole key: what follows the signature would make another key of it, which could be used once more.
      return isSame(key, `${nonce}.${await formSignature(session, subject, nonce)}`);
    },
  };
}

/** Starts a session without a request. Returns the cookie's value, which is not stored. */
export async function openSession(
  db: Database,
  accountId: string,
  { now, userAgent = '' }: { now: number; userAgent?: string | undefined },
): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  const at = new Date(now);
  await db.insert(staffSessions).values({
    id: secretDigest(value),
    accountId,
    createdAt: at,
    lastUsedAt: at,
    browser: browserName(userAgent),
    expiresAt: new Date(now + STAFF_SESSION_MS),
  });
  return value;
}

/** Compares in constant time: digests have equal lengths and reveal nothing about their input. */
export function isSame(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(secretDigest(given)), Buffer.from(secretDigest(right)));
}
