import type { Markup } from '../../../platform/index.ts';
import { relyingPartyOf } from '../../passkeys/relying-party.ts';

/** Where the scripts of the staff area are served. */
export const STAFF_ASSETS = '/back-office/staff-assets/';

/** The scripts of a page with passkeys. */
export const passkeyScripts = () => (
  <>
    <script defer src={`${STAFF_ASSETS}simplewebauthn.js`} />
    <script type="module" src={`${STAFF_ASSETS}passkeys.js`} />
  </>
);

interface PasskeyArea {
  does: 'sign-in' | 'create';
  label: string;
  optionsPath: string;
  answerPath: string;
  isPrimary?: boolean;
}

/** A button that needs a script: hidden until the script has seen that the browser can use passkeys. */
export function passkeyArea({ does, label, optionsPath, answerPath, isPrimary }: PasskeyArea): Markup {
  return (
    <>
      <div
        className="records-passkey"
        data-passkey={does}
        data-options-path={optionsPath}
        data-answer-path={answerPath}
        hidden
      >
        <button className={`haven-button haven-button--${isPrimary ? 'primary' : 'secondary'}`} type="button">
          {label}
        </button>
        <p role="status" />
      </div>
      <noscript>
        <p>Passkeys need JavaScript.</p>
      </noscript>
    </>
  );
}

/** Why this address of the site has no passkeys, and what to do. */
export function whyNoPasskeys(siteOrigin: string): string {
  const { port, protocol } = new URL(siteOrigin);
  return relyingPartyOf(siteOrigin)
    ? `Passkeys work at ${siteOrigin}, not at this address.`
    : `Passkeys need a site with a name and https, and this site is at ${siteOrigin}. On this computer, open ` +
        `${protocol}//localhost${port ? `:${port}` : ''} instead. Anywhere else, set SITE_ORIGIN to the site’s ` +
        'public address.';
}
