import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getCookie, setCookie } from 'hono/cookie';
import type { Database } from '../../database/open-database.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { sessions } from '../schema.ts';

export const SESSION_COOKIE = 'haven_session';
const COOKIE_SECONDS = 60 * 60 * 24 * 30;
const COOKIE_SHAPE = /^[\w-]{43}$/;

/** The session that the cookie names, or undefined; whether it exists shows only in what it owns. */
export function currentSession(c: WebsiteContext): string | undefined {
  const cookie = getCookie(c, SESSION_COOKIE);
  return cookie && COOKIE_SHAPE.test(cookie) ? sessionId(cookie) : undefined;
}

/** The visitor's session, made now when there is none. A cookie that we never gave out is replaced, not adopted. */
export async function ensureSession(c: WebsiteContext, db: Database, siteOrigin: string): Promise<string> {
  const current = currentSession(c);
  if (current && (await db.select().from(sessions).where(eq(sessions.id, current))).length > 0) return current;
  const cookie = randomBytes(32).toString('base64url');
  const id = sessionId(cookie);
  await db.insert(sessions).values({ id });
  setCookie(c, SESSION_COOKIE, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteOrigin.startsWith('https:'),
    maxAge: COOKIE_SECONDS,
  });
  return id;
}

function sessionId(cookie: string): string {
  return createHash('sha256').update(cookie).digest('hex');
}
