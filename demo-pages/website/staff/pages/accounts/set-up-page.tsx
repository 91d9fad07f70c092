import { encode } from 'uqr';
import {
  FIRST_ACCOUNT_PATH,
  formField,
  type Markup,
  organisationOf,
  RECORDS_PATH,
  ROLE_NAMES,
  SET_UP_PATH,
  SITES,
  setUpPath,
} from '../../../platform/index.ts';
import { authenticatorLink } from '../../accounts/authenticator-codes.ts';
import type { Invitation } from '../../accounts/invitations.ts';
import { MIN_PASSWORD } from '../../accounts/passwords.ts';
import type { SetUpProblem } from '../../accounts/set-up-account.ts';
import type { StaffPageContext } from '../../staff-member.ts';
import { staffPage } from '../staff-page.tsx';
import { passkeyArea, passkeyScripts, STAFF_ASSETS, whyNoPasskeys } from './passkey-area.tsx';
import { passwordField } from './password-field.tsx';

interface SetUpData {
  invitation: Invitation;
  token: string;
  /** Whether the page was opened under a name that passkeys can belong to. */
  hasPasskeys: boolean;
  siteOrigin: string;
  problems: readonly SetUpProblem[];
}

/** Where an invited member chooses how to sign in: with a passkey, or with a password and an authenticator app. */
export function setUpPage(context: StaffPageContext, data: SetUpData): Markup {
  const { invitation, token, hasPasskeys, siteOrigin, problems } = data;
  const { account, authenticatorSecret } = invitation;
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const link = authenticatorLink(authenticatorSecret, account.email);
  const passkey = (path: string) => `${SET_UP_PATH}/${path}?token=${token}`;
  const who = `${account.name}, ${account.email}: ${ROLE_NAMES[account.role]}.`;
  return staffPage(context, {
    title: 'Set up your account',
    lead: hasPasskeys ? `${who} Choose how you’ll sign in.` : `${who} You’ll sign in with a password and an app.`,
    problems,
    scripts: hasPasskeys ? passkeyScripts() : '',
    isNarrow: true,
    main: (
      <>
        {hasPasskeys ? (
          <section className="records-part">
            <h2>With a passkey</h2>
            <p>
              Sign in with your fingerprint, face or PIN on this device, or with a security key. There is no password to
              type or have stolen.
            </p>
            {passkeyArea({
              does: 'create',
              label: 'Create a passkey',
              optionsPath: passkey('passkey-options'),
              answerPath: passkey('passkey'),
            })}
          </section>
        ) : (
          <p>{whyNoPasskeys(siteOrigin)}</p>
        )}
        <section className="records-part">
          <h2>With a password and an app</h2>
          <form className="haven-form" method="post" action={setUpPath(token)} noValidate>
            <input type="text" name="username" autoComplete="username" defaultValue={account.email} readOnly hidden />
            {passwordField({
              label: 'New password',
              autocomplete: 'new-password',
              hint: `At least ${MIN_PASSWORD} characters. Several unrelated words are strong and easy to remember.`,
              error: errorOf('password'),
            })}
            <div className="records-authenticator">
              {qrCode(link, 'QR code for the authenticator app')}
              <div>
                <p>
                  Add this account to an authenticator app: scan the code,{' '}
                  <a className="haven-link" href={link}>
                    open the app on this device
                  </a>
                  , or type in the key.
                </p>
                <p className="records-secret">
                  <span className="haven-visually-hidden">Key: </span>
                  <code>{authenticatorSecret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
                </p>
                <p>The key won’t be shown again.</p>
              </div>
            </div>
            {formField({
              name: 'code',
              label: 'Code',
              hint: 'The six digits your app shows now.',
              value: '',
              autocomplete: 'one-time-code',
              inputmode: 'numeric',
              width: 'medium',
              error: errorOf('code'),
            })}
            <div className="haven-actions">
              <button className="haven-button haven-button--primary" type="submit">
                Set up account
              </button>
            </div>
          </form>
        </section>
      </>
    ),
  });
}

/** The response to a link that was used, replaced or is older than 72 hours. */
export function linkEndedPage(context: StaffPageContext): Markup {
  return staffPage(context, {
    title: 'This link is no longer valid',
    lead:
      'A set-up link works once, for 72 hours, and only until a newer one is sent. Ask an administrator for ' +
      'a new link, or sign in if your account is already set up.',
    isNarrow: true,
    main: (
      <div className="haven-actions">
        <a className="haven-button haven-button--primary" href={RECORDS_PATH}>
          Sign in
        </a>
      </div>
    ),
  });
}

/** The recovery codes, shown once, to download, copy or print. */
export function recoveryCodesPage(context: StaffPageContext, codes: readonly string[]): Markup {
  const file = `Recovery codes for the ${organisationOf(SITES[0]).name} staff area\n\n${codes.join('\n')}\n`;
  const scripted = (does: 'copy' | 'print', label: string) => (
    <button className="haven-button haven-button--secondary" type="button" data-codes={does} hidden>
      {label}
    </button>
  );
  return staffPage(context, {
    title: 'Your recovery codes',
    lead:
      'You’re signed in. If you lose your authenticator app, each of these codes signs you in once. They ' +
      'won’t be shown again: store them somewhere other than your password.',
    scripts: <script type="module" src={`${STAFF_ASSETS}keep-recovery-codes.js`} />,
    isNarrow: true,
    main: (
      <>
        <ul className="records-codes" role="list">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="haven-actions records-keep">
          <a
            className="haven-button haven-button--secondary"
            download="haven-recovery-codes.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          >
            Download
          </a>
          {scripted('copy', 'Copy')}
          {scripted('print', 'Print')}
        </div>
        <p role="status" data-codes-status="" />
        <div className="haven-actions">
          <a className="haven-button haven-button--primary" href={RECORDS_PATH}>
            I’ve stored my codes: continue
          </a>
        </div>
      </>
    ),
  });
}

/** The submitted form as typed, with its errors; the password is never shown again. */
interface FirstAccountForm {
  email: string;
  name: string;
  problems: readonly { field: string; message: string }[];
}

/** Creates the first administrator, for whoever knows the password of the environment. */
export function firstAccountPage(context: StaffPageContext, form?: FirstAccountForm): Markup {
  const errorOf = (field: string) => form?.problems.find((problem) => problem.field === field)?.message;
  return staffPage(context, {
    title: 'Create the first administrator',
    lead: 'Nobody has a staff account yet. The first administrator can invite everyone else.',
    problems: form?.problems ?? [],
    isNarrow: true,
    main: (
      <form className="haven-form" method="post" action={FIRST_ACCOUNT_PATH} noValidate>
        {passwordField({
          label: 'Start password',
          autocomplete: 'off',
          hint: 'The value of BACK_OFFICE_PASSWORD. It stops working once an administrator exists.',
          error: errorOf('password'),
        })}
        {formField({
          name: 'name',
          label: 'Your name',
          value: form?.name ?? '',
          autocomplete: 'name',
          error: errorOf('name'),
        })}
        {formField({
          name: 'email',
          label: 'Your email address',
          value: form?.email ?? '',
          autocomplete: 'username',
          type: 'email',
          error: errorOf('email'),
        })}
        <div className="haven-actions">
          <button className="haven-button haven-button--primary" type="submit">
            Continue
          </button>
        </div>
      </form>
    ),
  });
}

/** The quiet zone that readers need around the code, in modules. */
const BORDER = 4;

/** A QR code as a picture that a phone reads from the screen. */
function qrCode(text: string, label: string): Markup {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className="records-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
