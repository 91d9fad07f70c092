import {
  activeSites,
  CLOCK_NAMES,
  errorSummary,
  fontLinks,
  homeSite,
  type ListedError,
  type Markup,
  OWN_ACCOUNT_PATH,
  organisationOf,
  RECORDS_PATH,
  ROLE_NAMES,
} from '../../platform/index.ts';
import { FIRST_RUN_PATH, FIRST_RUN_PLACE } from '../first-run/first-run-paths.ts';
import type { StaffPageContext } from '../staff-member.ts';
import { STAFF_ASSETS } from './accounts/passkey-area.tsx';
import { menuButton, staffNavigation } from './staff-navigation.tsx';

interface StaffPage {
  title: string;
  /** The path in the navigation of the place that the page belongs to. */
  place?: string;
  eyebrow?: string;
  lead?: Markup | string;
  /** What has to be corrected: the browser moves the focus there, also without scripts. */
  problems?: readonly ListedError[];
  /** What was just done. */
  outcome?: Markup | '';
  /** The page's scripts, for its head. */
  scripts?: Markup | '';
  /** A page that asks one thing. */
  isNarrow?: boolean;
  main: Markup;
}

/** The rule of `momentText`, once on each page. */
const times = () =>
  activeSites().length > 1
    ? `Times and days are local: ${CLOCK_NAMES.NZL} for records of Aotearoa New Zealand, ` +
      `${CLOCK_NAMES.AUS} for all others.`
    : `Times and days are local: ${CLOCK_NAMES[homeSite().code]}.`;

/** A whole page of the staff area: its own header, the navigation, and the page's heading, problems and content. */
export function staffPage({ member, isSandbox, stepsLeft }: StaffPageContext, page: StaffPage): Markup {
  const { title, place, eyebrow, lead, problems = [], outcome = '', scripts = '', isNarrow, main } = page;
  const charity = organisationOf(homeSite()).name;
  return (
    <html lang={homeSite().lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${problems.length > 0 ? 'Error: ' : ''}${title} – ${charity} staff area`}</title>
        <meta name="robots" content="noindex" />
        {fontLinks(homeSite())}
        <link rel="stylesheet" href="/design/haven.css" />
        <link rel="stylesheet" href="/design/haven-controls.css" />
        <link rel="stylesheet" href="/design/records.css" />
        <link rel="icon" href="/design/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#08305A" />
        {member && <script type="module" src={`${STAFF_ASSETS}session-end.js`} />}
        {scripts}
      </head>
      <body className="staff">
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        <header className="staff-header">
          <a className="site-brand" href={RECORDS_PATH}>
            <img src="/design/logo.svg" width={36} height={36} alt="" />
            <span className="site-brand__name">
              {charity}
              <span className="site-brand__country">Staff area{isSandbox && ' · test payments only'}</span>
            </span>
          </a>
          {member && (
            <>
              {menuButton()}
              <div className="staff-member">
                <p>
                  <span className="haven-visually-hidden">Signed in as </span>
                  <a href={OWN_ACCOUNT_PATH}>{member.name}</a>
                  <span className="staff-member__role">{ROLE_NAMES[member.role]}</span>
                </p>
                <form method="post" action={`${RECORDS_PATH}/sign-out`}>
                  <button className="haven-button haven-button--quiet" type="submit">
                    Sign out
                  </button>
                </form>
              </div>
            </>
          )}
        </header>
        <div className="staff-body">
          {member && staffNavigation(member, place)}
          <main className={isNarrow ? 'staff-main staff-main--narrow' : 'staff-main'} id="main">
            {stepsLeft > 0 && place !== FIRST_RUN_PLACE && firstRunReminder(stepsLeft)}
            <div className="page-head">
              {eyebrow && <p className="eyebrow">{eyebrow}</p>}
              <h1>{title}</h1>
              {lead && <p className="lead">{lead}</p>}
            </div>
            {errorSummary(problems)}
            {outcome}
            {main}
            {member && <p className="staff-note">{times()}</p>}
          </main>
        </div>
      </body>
    </html>
  );
}

/** Stays on top of the staff area until nothing is left: no money should be taken before. */
const firstRunReminder = (left: number): Markup => (
  <aside className="staff-reminder" aria-label="First steps">
    <p>
      <strong>Before this site takes money:</strong>{' '}
      {left === 1 ? '1 of the first steps is left.' : `${left} of the first steps are left.`}{' '}
      <a className="haven-link" href={FIRST_RUN_PATH}>
        See the list
      </a>
    </p>
  </aside>
);
