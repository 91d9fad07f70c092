import { TOTP } from 'otpauth';
import { sitePort, staffPassword } from '../../playwright.config.ts';

const RECORDS = `http://127.0.0.1:${sitePort}/back-office/records`;
const STEP_MS = 30_000;

/** How a test's staff member signs in. */
export interface StaffCredentials {
  email: string;
  password: string;
  /** The key of the authenticator app. */
  secret: string;
}

/** The code that the app shows now. */
export const codeOf = (secret: string): string => new TOTP({ secret }).generate();

/** The app's next code, which the site accepts too: a code is used once, and a set-up has used the current one. */
export const nextCodeOf = (secret: string): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + STEP_MS });

/** Sends a form as a page of the site does. */
export async function postForm(url: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  const headers = { accept: 'text/html', origin: new URL(url).origin, cookie };
  return fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' });
}

/** Gives an invited account a password and an app. Resolves with them and with the cookie of its first session. */
export async function setUp(
  link: string,
  email: string,
  records = RECORDS,
): Promise<{ credentials: StaffCredentials; cookie: string }> {
  const url = new URL(link, records).href;
  const secret = secretOn(await (await fetch(url)).text());
  const password = `river otter ${email}`;
  const answer = await postForm(url, { password, code: codeOf(secret) });
  if (answer.status !== 200) throw new Error(`Not set up: ${answer.status}`);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { credentials: { email, password, secret }, cookie };
}

/** The key that a set-up page shows. */
export const secretOn = (page: string): string =>
  /<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1]?.replaceAll(' ', '') ?? '';

/** Makes the first administrator. Resolves with the cookie of their session. */
export async function makeFirstAdministrator(records = RECORDS): Promise<string> {
  const email = 'first@haven.example';
  const fields = { password: staffPassword, name: 'First Administrator', email };
  const begun = await postForm(`${records}/first-account`, fields);
  if (begun.status !== 303) throw new Error(`No first account: ${begun.status}`);
  return (await setUp(begun.headers.get('location') ?? '', email, records)).cookie;
}

/** Invites somebody, as the administrator of this session does. Resolves with the one-time link. */
export async function inviteByPosts(
  cookie: string,
  { email, name, role }: { email: string; name: string; role: string },
): Promise<string> {
  const page = await (await fetch(`${RECORDS}/accounts`, { headers: { cookie } })).text();
  const formKey = / name="formKey" value="([^"]*)"/.exec(page)?.[1] ?? '';
  const answer = await postForm(`${RECORDS}/accounts`, { email, name, role, formKey }, cookie);
  const link = /<code>([^<]*\/set-up\?token=[^<]*)<\/code>/.exec(await answer.text())?.[1];
  if (!link) throw new Error(`No link: ${answer.status}`);
  return link;
}
