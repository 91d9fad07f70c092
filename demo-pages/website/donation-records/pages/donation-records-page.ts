import { html } from 'hono/html';
import { errorSummary, type ListedError } from '../../site/error-summary.ts';
import { layout } from '../../site/layout/layout.ts';
import type { Markup } from '../../site/page-context.ts';
import { recordsHead } from '../../staff/pages/records-head.ts';
import { recordsNav } from '../../staff/pages/records-nav.ts';
import { mayDo, type StaffAct } from '../../staff/staff-acts.ts';
import type { StaffPageContext } from '../../staff/staff-page-context.ts';
import { DONATION_RECORDS_PATH } from '../donation-record-paths.ts';
import { GIVING_LISTS } from '../lists/giving-lists.ts';

interface Place {
  slug: string;
  title: string;
  act: StaffAct;
}

const PLACES: readonly Place[] = [
  ...GIVING_LISTS.map(({ slug, title }) => ({ slug, title, act: 'view-donations' as const })),
  { slug: 'offline-gift', title: 'Enter a gift', act: 'enter-offline-gift' },
  { slug: 'reconciliation', title: 'Reconciliation', act: 'reconcile' },
];

export interface DonationRecordsPage {
  title: string;
  eyebrow?: string;
  lead?: string;
  /** The slug of the list that the page belongs to. */
  place: string;
  problems?: readonly ListedError[];
  /** Above the heading: the outcome of what was just done. */
  outcome?: Markup | '';
  main: Markup;
}

/** A page of the donation records, with the links to the others that the member's role may open. */
export function donationRecordsPage(context: StaffPageContext, page: DonationRecordsPage): Markup {
  const { title, eyebrow, lead, place, problems = [], outcome = '', main } = page;
  const places = PLACES.filter(({ act }) => context.member && mayDo(context.member.role, act));
  return layout(context, {
    title,
    head: recordsHead(),
    hasErrors: problems.length > 0,
    main: html`${errorSummary(problems)}${outcome}
<div class="page-head">${eyebrow ? html`<p class="eyebrow">${eyebrow}</p>` : ''}<h1>${title}</h1>${lead ? html`<p class="lead">${lead}</p>` : ''}</div>
${recordsNav(context, 'donations')}
<nav class="records-countries" aria-label="Donations"><ul role="list">${places.map(
      ({ slug, title: name }) =>
        html`<li><a class="haven-link" href="${DONATION_RECORDS_PATH}/${slug}"${slug === place ? html` aria-current="page"` : ''}>${name}</a></li>`,
    )}</ul></nav>
${main}`,
  });
}

/** What was just done, said at the top of the page. */
export const doneAlert = (title: string, text: string): Markup =>
  html`<div class="haven-alert haven-alert--success" role="status"><p class="haven-alert__title">${title}</p><p class="haven-alert__text">${text}</p></div>`;
