import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../../server/database/open-database.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { sessions } from '../platform-schema.ts';

const SESSION_COOKIE = 'haven_session';
const COOKIE_SECONDS = 60 * 60 * 24 * 30;
const DAY_MS = 86_400_000;
const COOKIE_SHAPE = /^[\w-]{43}$/;

/** The session id in the cookie, or undefined; it is not checked here, an unknown id simply owns nothing. */
export function currentSession(c: WebsiteContext): string | undefined {
  const cookie = getCookie(c, SESSION_COOKIE);
  return cookie && COOKIE_SHAPE.test(cookie) ? sessionId(cookie) : undefined;
}

/**
 * The visitor's session, created if there is none. A cookie that the site did not issue is replaced, not adopted. Each
 * use extends the session by thirty days, so that the cart of an occasional visitor stays.
 */
export async function ensureSession(c: WebsiteContext, db: Database, siteOrigin: string): Promise<string> {
  const current = currentSession(c);
  const given = getCookie(c, SESSION_COOKIE);
  if (current && given && (await touchSession(db, current))) {
    keepCookie(c, given, siteOrigin);
    return current;
  }
  const cookie = randomBytes(32).toString('base64url');
  const id = sessionId(cookie);
  await db.insert(sessions).values({ id });
  keepCookie(c, cookie, siteOrigin);
  return id;
}

/** Whether the session is there; the day of its use is stored. */
async function touchSession(db: Database, id: string): Promise<boolean> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  const today = new Date();
  const isStale = session && today.getTime() - session.lastUsedAt.getTime() > DAY_MS;
  if (isStale) await db.update(sessions).set({ lastUsedAt: today }).where(eq(sessions.id, id));
  return session !== undefined;
}

function keepCookie(c: WebsiteContext, cookie: string, siteOrigin: string): void {
  setCookie(c, SESSION_COOKIE, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteOrigin.startsWith('https:'),
    maxAge: COOKIE_SECONDS,
  });
}

function sessionId(cookie: string): string {
  return createHash('sha256').update(cookie).digest('hex');
}
