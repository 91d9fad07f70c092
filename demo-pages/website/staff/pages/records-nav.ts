import { html } from 'hono/html';
import type { Markup } from '../../site/page-context.ts';
import { RECORD_LISTS } from '../record-lists.ts';
import { mayDo, type StaffAct } from '../staff-acts.ts';
import type { StaffPageContext } from '../staff-page-context.ts';
import { RECORDS_PATH } from '../staff-paths.ts';

interface Place {
  slug: string;
  title: string;
  act: StaffAct;
}

/** Every page of the staff area that the navigation links to, with the act that opens it. */
const PLACES: readonly Place[] = [
  ...RECORD_LISTS.map(({ slug, title }) => ({ slug, title, act: 'view-records' as const })),
  { slug: 'donations', title: 'Donations', act: 'view-donations' },
  { slug: 'content', title: 'Content', act: 'view-records' },
  { slug: 'stock', title: 'Stock', act: 'view-records' },
  { slug: 'accounts', title: 'Staff accounts', act: 'manage-accounts' },
  { slug: 'staff-actions', title: 'What staff did', act: 'view-staff-actions' },
  { slug: 'account', title: 'Your account', act: 'own-account' },
];

/** Links to the pages that the member's role may open, and the sign-out button; `current` is the slug of the shown page. */
export function recordsNav({ member }: StaffPageContext, current: string): Markup {
  const places = PLACES.filter(({ act }) => member && mayDo(member.role, act));
  return html`<nav class="records-nav" aria-label="Records"><ul role="list">${places.map(
    ({ slug, title }) =>
      html`<li><a class="haven-link" href="${RECORDS_PATH}/${slug}"${slug === current ? html` aria-current="page"` : ''}>${title}</a></li>`,
  )}</ul><form method="post" action="${RECORDS_PATH}/sign-out"><button class="haven-button haven-button--quiet" type="submit">Sign out</button></form></nav>`;
}
