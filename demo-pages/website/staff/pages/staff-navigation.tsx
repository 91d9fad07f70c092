import { Fragment } from 'react';
import { type Markup, mayDo, RECORDS_PATH, type StaffAct } from '../../platform/index.ts';
import type { StaffMember } from '../staff-member.ts';

interface Place {
  /** Its path below the staff area. */
  path: string;
  /** The heading of its page. */
  title: string;
  /** The act that opens it; seeing the records where it is left out. */
  act?: StaffAct;
}

interface Group {
  title: string;
  places: readonly Place[];
}

/** Every page that the navigation links to, in its group. */
export const STAFF_NAVIGATION: readonly Group[] = [
  {
    title: 'Money',
    places: [
      { path: 'donations/gifts', title: 'Donations', act: 'view-donations' },
      { path: 'donations/plans', title: 'Regular gifts', act: 'view-donations' },
      { path: 'donations/failures', title: 'Failed payments to follow up', act: 'view-donations' },
      { path: 'donations/mandates', title: 'Direct debit mandates', act: 'view-donations' },
      { path: 'donations/offline-gift', title: 'Enter a gift', act: 'enter-offline-gift' },
      { path: 'orders', title: 'Orders' },
      { path: 'payments', title: 'Order payments' },
      { path: 'refunds', title: 'Refunds' },
      { path: 'donations/movements', title: 'Money movements', act: 'view-donations' },
      { path: 'donations/reconciliation', title: 'Reconciliation', act: 'reconcile' },
      { path: 'donations/appeals', title: 'Appeal results', act: 'view-donations' },
      { path: 'donations/days', title: 'Appeal results by day', act: 'view-donations' },
    ],
  },
  {
    title: 'People',
    places: [
      { path: 'signatures', title: 'Petition signatures' },
      { path: 'subscribers', title: 'Newsletter subscribers' },
      { path: 'updates', title: 'Detail change requests' },
      { path: 'bequests', title: 'Wills guide requests' },
      { path: 'mails', title: 'Emails' },
    ],
  },
  {
    title: 'Content',
    places: [
      { path: 'content/petitions', title: 'Petitions' },
      { path: 'content/guides', title: 'Guides to gifts in wills' },
      { path: 'content/appeals', title: 'Appeals', act: 'view-donations' },
      { path: 'content/gifts', title: 'Gifts' },
      { path: 'pictures', title: 'Pictures' },
      { path: 'stock', title: 'Stock' },
    ],
  },
  {
    title: 'Security',
    places: [
      { path: 'trail', title: 'Audit trail' },
      { path: 'staff-actions', title: 'Staff activity', act: 'view-staff-actions' },
      { path: 'policy-reports', title: 'Security policy reports' },
      { path: 'page-checks', title: 'Payment page checks' },
      { path: 'card-testing', title: 'Card testing' },
    ],
  },
  {
    title: 'Team',
    places: [
      { path: 'first-run', title: 'First steps', act: 'set-up-site' },
      { path: 'accounts', title: 'Staff accounts', act: 'manage-accounts' },
      { path: 'account', title: 'Your account', act: 'own-account' },
    ],
  },
];

const MENU = 'staff-menu';

/** The button that opens the navigation on a narrow screen: the browser itself does it, without a script. */
export const menuButton = (): Markup => (
  <button className="haven-button haven-button--secondary staff-menu-button" type="button" popoverTarget={MENU}>
    Menu
  </button>
);

/**
 * The pages that the member's role may open. Beside the page on a wide screen, and behind the menu button on a narrow
 * one; `current` is the path of the place that the page belongs to.
 */
export function staffNavigation({ role }: StaffMember, current: string | undefined): Markup {
  const groups = STAFF_NAVIGATION.map(({ title, places }) => ({
    title,
    places: places.filter(({ act = 'view-records' }) => mayDo(role, act)),
  })).filter(({ places }) => places.length > 0);
  const link = ({ path, title }: Place) => (
    <li key={path}>
      <a href={`${RECORDS_PATH}/${path}`} aria-current={path === current ? 'page' : undefined}>
        {title}
      </a>
    </li>
  );
  return (
    <nav className="staff-nav" id={MENU} aria-label="Staff area" popover="">
      <button
        className="haven-button haven-button--secondary staff-menu-button"
        type="button"
        popoverTarget={MENU}
        popoverTargetAction="hide"
      >
        Close menu
      </button>
      {groups.map(({ title, places }) => (
        <Fragment key={title}>
          <p className="staff-nav__title" id={`${MENU}-${title}`}>
            {title}
          </p>
          <ul role="list" aria-labelledby={`${MENU}-${title}`}>
            {places.map(link)}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
