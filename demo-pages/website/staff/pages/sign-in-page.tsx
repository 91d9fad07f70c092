import { FIRST_ACCOUNT_PATH, formField, type Markup, RECORDS_PATH } from '../../platform/index.ts';
import type { StaffPageContext } from '../staff-member.ts';
import { passkeyArea, passkeyScripts } from './accounts/passkey-area.tsx';
import { passwordField } from './accounts/password-field.tsx';
import { staffPage } from './staff-page.tsx';

interface StaffSignInData {
  /** The address of a refused sign-in; the page does not tell which of its three parts was wrong. */
  refusedEmail?: string | undefined;
  /** Whether this address of the site can have passkeys. */
  hasPasskeys: boolean;
  /** Nobody is an administrator yet, and a password for the first one is set. */
  canBegin: boolean;
}

const REFUSED =
  'The email address, password or code is not right, or the code was already used. Wait for the next code and ' +
  'try again.';

/** Signs in with email address, password and code together, or with a passkey. */
export function staffSignInPage(
  context: StaffPageContext,
  { refusedEmail, hasPasskeys, canBegin }: StaffSignInData,
): Markup {
  const isRefused = refusedEmail !== undefined;
  const form = passwordForm(refusedEmail ?? '', hasPasskeys ? 'secondary' : 'primary');
  return staffPage(context, {
    title: 'Sign in to the staff area',
    lead: 'Donations, orders, supporters and content, for staff with an account.',
    problems: isRefused ? [{ message: REFUSED, field: 'email' }] : [],
    scripts: hasPasskeys ? passkeyScripts() : '',
    isNarrow: true,
    main: (
      <>
        {hasPasskeys ? withPasskey(form) : form}
        <p className="records-after">
          {canBegin ? (
            <>
              There is no administrator yet:{' '}
              <a className="haven-link" href={FIRST_ACCOUNT_PATH}>
                create the first one
              </a>
              .
            </>
          ) : (
            'No account, or can’t sign in? Ask an administrator for a new link.'
          )}
        </p>
      </>
    ),
  });
}

function passwordForm(email: string, look: 'primary' | 'secondary'): Markup {
  return (
    <form className="haven-form" method="post" action={RECORDS_PATH}>
      {formField({ name: 'email', label: 'Email address', value: email, autocomplete: 'username', type: 'email' })}
      {passwordField({ label: 'Password', autocomplete: 'current-password' })}
      {formField({
        name: 'code',
        label: 'Code',
        hint: 'The six digits in your authenticator app, or a recovery code.',
        value: '',
        autocomplete: 'one-time-code',
        width: 'medium',
      })}
      <div className="haven-actions">
        <button className={`haven-button haven-button--${look}`} type="submit">
          Sign in
        </button>
      </div>
    </form>
  );
}

function withPasskey(form: Markup): Markup {
  const paths = { optionsPath: `${RECORDS_PATH}/passkey/options`, answerPath: `${RECORDS_PATH}/passkey` };
  return (
    <>
      <section className="records-part">
        <h2>With a passkey</h2>
        {passkeyArea({ does: 'sign-in', label: 'Sign in with a passkey', ...paths, isPrimary: true })}
      </section>
      <section className="records-part">
        <h2>With a password</h2>
        {form}
      </section>
    </>
  );
}
