import type { Hono } from 'hono';
import { isEmail } from '#rules/email.ts';
import {
  actorOf,
  BODY_LIMIT,
  clientAddress,
  emailKey,
  FIRST_ACCOUNT_PATH,
  HttpProblem,
  limitBody,
  networkOf,
  RECORDS_PATH,
  readFields,
  renderPage,
  routeMethods,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
  writeStaffAction,
} from '../../platform/index.ts';
import { checkCredentials } from '../accounts/check-credentials.ts';
import { beginTry, forgetTry, SIGN_IN_WINDOW_MS, type SignInAttempt } from '../accounts/sign-in-limits.ts';
import { hasAdministrator, hasSetUpAccount, type StaffAccount } from '../accounts/staff-accounts.ts';
import { staffSignInPage } from '../pages/sign-in-page.tsx';
import { CHALLENGE_MS } from '../passkeys/challenges.ts';
import { checkPasskey, credentialId, ownerOf, requestOptions } from '../passkeys/passkeys.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import { staffPageContext } from '../staff-member.ts';
import type { StaffServices } from '../staff-services.ts';
import type { StaffSession } from '../staff-session.ts';

const MAX_EMAIL = 200;

/** Counts a try to sign in, or responds with 429. */
export async function limitTry(
  c: WebsiteContext,
  { db, clock, log }: StaffServices,
  who: Omit<SignInAttempt, 'network'>,
) {
  const begun = await beginTry(db, { ...who, network: networkOf(c) }, clock());
  if (begun) return begun;
  log({ event: 'staff-area', limited: true, address: clientAddress(c) });
  throw new HttpProblem(429, 'Too many attempts to sign in. Wait ten minutes, then try again.', {
    'Retry-After': String(SIGN_IN_WINDOW_MS / 1000),
  });
}

/** What a browser needs for a passkey; responds with 429 when too many challenges are open. */
export function optionsOr429<Options extends object>(options: Options | undefined): Options {
  if (options) return options;
  throw new HttpProblem(429, 'Too many passkey requests. Wait five minutes, then try again.', {
    'Retry-After': String(CHALLENGE_MS / 1000),
  });
}

/** Signing in and out. */
export function signInRoutes(app: Hono<WebsiteEnv>, services: StaffServices, staff: StaffSession): void {
  const { db, clock, log, staffPassword } = services;

  const show = async (c: WebsiteContext, refusedEmail?: string) => {
    const canBegin = staffPassword !== undefined && !(await hasAdministrator(db));
    const hasPasskeys = relyingParty(c, services) !== undefined;
    const page = staffSignInPage(staffPageContext(c, services), { refusedEmail, hasPasskeys, canBegin });
    return c.html(renderPage(page), refusedEmail === undefined ? 200 : 422);
  };
  const welcome = async (c: WebsiteContext, account: StaffAccount, by: string) => {
    await staff.start(c, { accountId: account.id, email: account.email });
    await writeStaffAction(db, {
      at: new Date(clock()),
      ...actorOf({ accountId: account.id, name: account.name }),
      action: 'sign-in',
      subject: account.email,
      outcome: 'signed in',
      detail: by,
    });
    log({ event: 'staff-area', signedIn: true, account: account.id, address: clientAddress(c) });
  };
  const refuse = async (c: WebsiteContext, email: string, why: string, account?: StaffAccount) => {
    const address = clientAddress(c);
    await writeStaffAction(db, {
      at: new Date(clock()),
      // Whoever tried is not known to be the account's owner.
      actor: 'Not signed in',
      action: 'sign-in-refused',
      // People type passwords into this field too: only an address is stored.
      subject: account?.email ?? (isEmail(email) ? email : ''),
      outcome: 'refused',
      detail: `${why}, from ${address || 'an unknown address'}`,
    });
    log({ event: 'staff-area', signedIn: false, address });
  };

  app.use(RECORDS_PATH, limitBody(BODY_LIMIT));
  routeMethods(app, RECORDS_PATH, {
    get: async (c) => {
      if (await staff.member(c)) return c.redirect(`${RECORDS_PATH}/orders`, 303);
      if (staffPassword !== undefined && !(await hasSetUpAccount(db))) return c.redirect(FIRST_ACCOUNT_PATH, 303);
      return show(c);
    },
    post: async (c) => {
      const fields = await readFields(c);
      const email = emailKey(textField(fields, 'email')).slice(0, MAX_EMAIL);
      const password = typeof fields['password'] === 'string' ? fields['password'].slice(0, 2 * MAX_EMAIL) : '';
      const device = await staff.device(c, email);
      const tried = await limitTry(c, services, { account: email, device });
      const credentials = { email, password, code: textField(fields, 'code'), isKnownDevice: device !== undefined };
      const checked = await checkCredentials(db, credentials, clock());
      if ('refused' in checked) {
        await refuse(c, email, checked.refused, checked.account);
        return show(c, email);
      }
      await forgetTry(db, tried);
      await welcome(c, checked.account, checked.by);
      return c.redirect(`${RECORDS_PATH}/orders`, 303);
    },
  });

  app.use(`${RECORDS_PATH}/passkey/*`, limitBody(BODY_LIMIT));
  app.use(`${RECORDS_PATH}/passkey`, limitBody(BODY_LIMIT));
  routeMethods(app, `${RECORDS_PATH}/passkey/options`, {
    post: async (c) => {
      const party = relyingParty(c, services);
      if (!party) return c.notFound();
      return c.json(optionsOr429(await requestOptions(db, party, networkOf(c), clock())));
    },
  });
  routeMethods(app, `${RECORDS_PATH}/passkey`, {
    post: async (c) => {
      const party = relyingParty(c, services);
      if (!party) return c.notFound();
      const fields = await readFields(c);
      const id = credentialId(fields['response']);
      const owner = await ownerOf(db, id);
      const device = owner && (await staff.device(c, owner.email));
      const tried = await limitTry(c, services, { account: `passkey ${id}`, device });
      const checked = await checkPasskey(db, party, fields['response'], clock());
      if ('refused' in checked) {
        await refuse(c, '', checked.refused, checked.account);
        const message = 'This passkey does not belong to an account here. Use another one, or your password.';
        return c.json({ errors: [message] }, 422);
      }
      await forgetTry(db, tried);
      await welcome(c, checked.account, 'passkey');
      return c.json({ location: `${RECORDS_PATH}/orders` });
    },
  });

  const session = (prolong: boolean) => async (c: WebsiteContext) => {
    return c.json({ left: (await staff.timeLeft(c, { prolong })) ?? null });
  };
  routeMethods(app, `${RECORDS_PATH}/session`, { get: session(false), post: session(true) });

  routeMethods(app, `${RECORDS_PATH}/sign-out`, {
    post: async (c) => {
      await staff.signOut(c);
      return c.redirect(RECORDS_PATH, 303);
    },
  });
}
