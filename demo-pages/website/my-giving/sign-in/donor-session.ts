import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../../server/database/open-database.ts';
import {
  ALL_SITES,
  createKnownDevice,
  PSEUDO_SITE,
  sharedByApp,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import { donorSessions, signInLinks } from '../my-giving-schema.ts';
import { tokenHash, useLink } from './sign-in-links.ts';

const COOKIE = 'haven_giving';
const COOKIE_SHAPE = /^[\w-]{43}$/;
/** A session ends 30 minutes after its last use (D4.01). */
export const SESSION_MS = 30 * 60_000;
/** However much it is used; longer than the 20 hours from which WCAG 2.2.1 asks for no warning. */
export const LONGEST_SESSION_MS = 24 * 60 * 60_000;
const DEVICE_COOKIE = 'haven_giving_device';

export interface DonorSessionOptions {
  db: Database;
  siteOrigin: string;
  clock: () => number;
  isSandbox: boolean;
}

/** Who is signed in to My giving. The cookie goes to these pages alone, and only its digest is stored. */
export interface DonorSession {
  /** The key of the donor's address; each call prolongs the session. */
  donorKey(c: WebsiteContext): Promise<string | undefined>;
  /** Uses a mailed link up and starts a session; false for a link that is used, expired or unknown. */
  signIn(c: WebsiteContext, token: string): Promise<boolean>;
  /** What identifies the browser, if this donor has signed in with it before. */
  device(c: WebsiteContext, emailKey: string): Promise<string | undefined>;
  /** Ends the session in every process. */
  signOut(c: WebsiteContext): Promise<void>;
  /** Ends all sessions of a donor, and the mailed links that nobody has used yet. */
  signOutEverywhere(c: WebsiteContext, emailKey: string): Promise<void>;
}

export const donorSession = sharedByApp(({ db, siteOrigin, clock, isSandbox }: DonorSessionOptions): DonorSession => {
  const secure = siteOrigin.startsWith('https:');
  // One for the pages of each country and language: a donor may have given in both.
  const paths = [...ALL_SITES, ...(isSandbox ? [PSEUDO_SITE] : [])].map((site) => to(site, '/my-giving'));
  const cookieOf = (c: WebsiteContext) => {
    const cookie = getCookie(c, COOKIE) ?? '';
    return COOKIE_SHAPE.test(cookie) ? cookie : undefined;
  };
  const keep = (c: WebsiteContext, cookie: string) => {
    for (const path of paths)
      setCookie(c, COOKIE, cookie, { path, httpOnly: true, sameSite: 'Lax', secure, maxAge: SESSION_MS / 1000 });
  };
  const known = createKnownDevice(db, { cookie: DEVICE_COOKIE, paths, secure });
  const forget = (c: WebsiteContext) => {
    for (const path of paths) deleteCookie(c, COOKIE, { path, secure });
  };
  const inHalfAnHour = () => new Date(clock() + SESSION_MS);

  return {
    async donorKey(c) {
      const cookie = cookieOf(c);
      if (!cookie) return undefined;
      const isLive = and(
        eq(donorSessions.id, tokenHash(cookie)),
        gt(donorSessions.expiresAt, new Date(clock())),
        gt(donorSessions.startedAt, new Date(clock() - LONGEST_SESSION_MS)),
      );
      const [session] = await db.update(donorSessions).set({ expiresAt: inHalfAnHour() }).where(isLive).returning();
      if (session) keep(c, cookie);
      return session?.emailKey;
    },
    async signIn(c, token) {
      const cookie = randomBytes(32).toString('base64url');
      const emailKey = await db.transaction(async (tx) => {
        const donor = await useLink(tx, token, clock());
        if (donor === undefined) return undefined;
        const started = { startedAt: new Date(clock()), expiresAt: inHalfAnHour() };
        await tx.insert(donorSessions).values({ id: tokenHash(cookie), emailKey: donor, ...started });
        return donor;
      });
      if (emailKey === undefined) return false;
      keep(c, cookie);
      await known.mark(c, emailKey);
      return true;
    },
    device: known.of,
    async signOut(c) {
      const cookie = cookieOf(c);
      if (cookie) await db.delete(donorSessions).where(eq(donorSessions.id, tokenHash(cookie)));
      forget(c);
    },
    async signOutEverywhere(c, emailKey) {
      await db.transaction(async (tx) => {
        for (const table of [donorSessions, signInLinks]) await tx.delete(table).where(eq(table.emailKey, emailKey));
      });
      forget(c);
    },
  };
});
