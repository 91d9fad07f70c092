import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import {
  ACCOUNTS_PATH,
  mails,
  organisationFacts,
  organisationVersion,
  RECORDS_PATH,
  staffActions,
  templateValues,
} from '../../platform/index.ts';
import { RECONCILIATION_PATH } from '../giving/donation-records-area.ts';
import { reconciliationRuns } from '../giving/reconciliation/reconciliation-schema.ts';
import { staffAccounts } from '../staff-schema.ts';
import type { StaffServices } from '../staff-services.ts';

/** The kind of the mail by which an administrator tries whether mails arrive. */
export const TEST_MAIL = 'test-mail';
/** Fewer administrators than this, and one lost telephone locks everybody out. */
const LEAST_ADMINISTRATORS = 2;

/** Something that must be set before money is taken. */
export interface FirstRunStep {
  id: 'organisation' | 'payments' | 'mail' | 'bot-check' | 'accounts';
  title: string;
  /** What is missing, one sentence each; the step is done when nothing is. */
  missing: readonly string[];
  /** Names in a file that still have the value of a template. */
  names?: readonly string[];
  /** What is there already, or what to know. */
  note: string;
  /** Where it is done; the step's own part of the list has the form for it without one. */
  link?: { href: string; text: string };
}

/** The test mail that was sent last, as far as it has come. */
export type TestMail = Pick<typeof mails.$inferSelect, 'toAddress' | 'status' | 'lastError' | 'createdAt'>;

/** Everything that the list is made of. */
export interface FirstRun {
  steps: readonly FirstRunStep[];
  testMail: TestMail | undefined;
  hasArrived: boolean;
}

/** Whether the site belongs to a charity: a demonstration takes no money and needs no list. */
export const hasFirstRun = (): boolean => organisationFacts()?.demonstration === undefined;

/** O4.01: what must be set before money is taken, in the order in which it is done. */
export async function readFirstRun(services: StaffServices): Promise<FirstRun> {
  const { db } = services;
  const [testMail] = await db
    .select()
    .from(mails)
    .where(eq(mails.kind, TEST_MAIL))
    .orderBy(desc(mails.createdAt))
    .limit(1);
  const hasArrived = await hasTestMailArrived(db);
  const steps = [
    organisationStep(),
    await paymentsStep(services),
    mailStep(services, testMail, hasArrived),
    botCheckStep(services),
    await accountsStep(db),
  ];
  return { steps, testMail, hasArrived };
}

const isOpen = ({ missing }: FirstRunStep) => missing.length > 0;

/** The content of the folder for which nothing was left: it is not looked at again while that stays. */
const doneFor = new WeakMap<object, number>();

/** How many steps are left. Once nothing is, no more than the folder's next change asks again. */
export async function countStepsLeft(services: StaffServices): Promise<number> {
  if (!hasFirstRun() || doneFor.get(services) === organisationVersion()) return 0;
  const { steps } = await readFirstRun(services);
  const left = steps.filter(isOpen).length;
  if (left === 0) doneFor.set(services, organisationVersion());
  return left;
}

function organisationStep(): FirstRunStep {
  const facts = organisationFacts();
  const names = facts ? templateValues(facts) : [];
  return {
    id: 'organisation',
    title: 'The organisation',
    missing:
      names.length > 0 ? ['These are still the values of the template, in organisation.json of your folder:'] : [],
    names,
    note:
      names.length > 0
        ? 'Write your own, run npm run check:content, and start the site again or send it SIGHUP. ' +
          'A site that takes real money does not start before.'
        : `The site belongs to ${facts?.name ?? 'nobody'}.`,
    link: { href: '/', text: 'Look at the site' },
  };
}

async function paymentsStep({ db, isSandbox }: StaffServices): Promise<FirstRunStep> {
  const [run] = await db.select().from(reconciliationRuns).orderBy(desc(reconciliationRuns.id)).limit(1);
  return {
    id: 'payments',
    title: 'Payments',
    missing: run ? [] : ['The payments provider has not been asked yet whether it knows this site.'],
    note: isSandbox
      ? 'Payments go to the sandbox beside the site: no money moves. Before you take real payments, check your provider ' +
        'with npm run check:provider.'
      : 'Check the provider with npm run check:provider too, with its test keys.',
    link: { href: RECONCILIATION_PATH, text: run ? 'See the latest comparison' : 'Compare with the provider now' },
  };
}

/** What is missing until a test mail has arrived, by how far it has come. */
const MAIL_MISSING: Readonly<Record<TestMail['status'], (mail: TestMail) => string>> = {
  waiting: ({ toAddress, lastError }) =>
    `The test mail to ${toAddress} is on its way${lastError ? `; the last try failed with ${lastError}` : ''}.`,
  failed: ({ toAddress, lastError }) => `The test mail to ${toAddress} could not be sent: ${lastError ?? 'no reason'}.`,
  kept: () => 'The test mail was not sent, because there was no mail server.',
  sent: ({ toAddress }) => `The test mail was handed over for ${toAddress}. Look into that mailbox: has it arrived?`,
};

function mailStep({ mailTransport }: StaffServices, testMail: TestMail | undefined, hasArrived: boolean): FirstRunStep {
  const missing = hasArrived
    ? []
    : [
        ...(mailTransport ? [] : ['No mail server is set: write SMTP_URL and MAIL_FROM into the environment.']),
        testMail ? MAIL_MISSING[testMail.status](testMail) : 'No test mail has been sent.',
      ];
  return {
    id: 'mail',
    title: 'Mail',
    missing,
    note: hasArrived
      ? 'A test mail has arrived.'
      : 'Receipts, cards and links to sign in go by mail. Try it with a mail to yourself.',
    ...(hasArrived && { link: { href: `${RECORDS_PATH}/mails`, text: 'See the mails' } }),
  };
}

function botCheckStep({ forms }: StaffServices): FirstRunStep {
  const isOwn = forms.botCheck === forms.ownBotCheck;
  return {
    id: 'bot-check',
    title: 'Bot check',
    missing: forms.isOff
      ? ['BOT_CHECK_DIFFICULTY is 0: programs can send every form. Leave it out of the environment.']
      : [],
    note: isOwn ? 'The site’s own check protects the forms.' : 'Google’s check protects the forms.',
    link: { href: `${RECORDS_PATH}/card-testing`, text: 'See what it has refused' },
  };
}

async function accountsStep(db: Database): Promise<FirstRunStep> {
  const canSignIn = and(
    eq(staffAccounts.role, 'administrator'),
    isNotNull(staffAccounts.setUpAt),
    isNull(staffAccounts.disabledAt),
  );
  const [found] = await db.select({ administrators: count() }).from(staffAccounts).where(canSignIn);
  const administrators = found?.administrators ?? 0;
  return {
    id: 'accounts',
    title: 'Staff accounts',
    missing:
      administrators < LEAST_ADMINISTRATORS
        ? ['Nobody else could sign in as an administrator if you could not: invite a second one, who follows the link.']
        : [],
    note: 'Give everybody else the role that their work needs, and no more.',
    link: { href: ACCOUNTS_PATH, text: 'Staff accounts' },
  };
}

/** Whether somebody has said that a test mail arrived. */
async function hasTestMailArrived(db: Database): Promise<boolean> {
  const isArrived = and(eq(staffActions.action, 'first-run'), eq(staffActions.outcome, 'arrived'));
  return (await db.select({ id: staffActions.id }).from(staffActions).where(isArrived).limit(1)).length > 0;
}
