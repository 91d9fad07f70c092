import PLAN_MAIL from '#texts/website/plan-mail';
import type { Database } from '../../../server/database/open-database.ts';
import {
  debitAgreement,
  helloHeading,
  type MailBlock,
  organisationOf,
  type PageTexts,
  pageTexts,
  planPath,
  queueMail,
  siteFor,
  siteOf,
} from '../../platform/index.ts';
import { type CalendarDay, dayIn } from './gift-dates.ts';
import { amountsOf, countryOf, nextGiftDay } from './plan-schedule.ts';
import { type PlanWords, planWords } from './plan-words.ts';
import type { GivingPlan, PlanChangeRow } from './regular-giving-schema.ts';

/** The site's public origin for links, and epoch ms. */
export interface MailSettings {
  siteOrigin: string;
  now: number;
}

interface PlanMail {
  kind: string;
  cause: string;
  subject: string;
  body: readonly MailBlock[];
  /** What the link to the plan's page says. */
  button?: string;
  /** Why the donor receives it. */
  reason?: 'reason' | 'reasonStopped';
}

/** What a mail is written with: the words of its donor's language. */
interface Pen extends PlanWords {
  mail: PageTexts<typeof PLAN_MAIL>;
}

async function send(
  tx: Database,
  plan: GivingPlan,
  settings: MailSettings,
  write: (pen: Pen) => PlanMail,
): Promise<void> {
  const site = siteFor(plan.siteCountryCode, plan.language);
  const mail = pageTexts(site, PLAN_MAIL);
  const { button = mail('change'), reason = 'reason', ...written } = write({ ...planWords(site), mail });
  const page = new URL(await planPath(tx, plan), settings.siteOrigin).href;
  await queueMail(
    tx,
    {
      ...written,
      siteCountryCode: site.code,
      language: site.language,
      to: { name: `${plan.customerFirstName} ${plan.customerLastName}`, address: plan.customerEmailAddress },
      body: [helloHeading(plan.customerFirstName, site), ...written.body, { button, href: page }],
      reason: mail(reason, { phone: organisationOf(site).phone }),
    },
    settings.now,
  );
}

/** The first gift came: what will be taken when, from what, and how to stop; with the agreement for a bank account. */
export const queuePlanStarted = (tx: Database, plan: GivingPlan, settings: MailSettings): Promise<void> =>
  send(tx, plan, settings, (pen) => ({
    kind: 'plan-started',
    cause: `plan-started:${plan.id}`,
    subject: pen.mail('startedSubject', { id: plan.id }),
    body: [
      { text: pen.mail('started') },
      {
        rows: [
          [pen.mail('monthlyGift'), pen.money(plan.giftMinor + plan.costsMinor)],
          [pen.mail('when'), pen.giftDay(plan.anchorDay)],
          [pen.mail('nextGift'), pen.nextGift(plan)],
          [pen.mail('from'), pen.source(plan)],
          [pen.mail('reference'), plan.id],
        ],
      },
      { text: pen.mail('noReason') },
      ...mandateBlocks(plan, pen),
    ],
  }));

/** The mandate of a bank account, with the agreement that its donor accepted (D1.11): in English, in which it binds. */
function mandateBlocks(plan: GivingPlan, { mail, day }: Pen): MailBlock[] {
  const { mandate, siteCountryCode } = plan;
  if (!mandate) return [];
  const agreement = debitAgreement(siteOf(siteCountryCode));
  return [
    { heading: agreement.title, isEnglish: true },
    {
      rows: [
        [mail('mandateReference'), mandate.reference],
        [mail('mandateAccepted'), day(dayIn(countryOf(plan), Date.parse(mandate.accepted_at)))],
        [mail('mandateVersion'), mandate.agreement_version],
      ],
    },
    ...agreement.paragraphs.map((text) => ({ text, isEnglish: true })),
  ];
}

/** Confirms a change (D4.02), in the words that were shown. */
export const queuePlanChanged = (
  tx: Database,
  plan: GivingPlan,
  { id, kind, words, translation }: PlanChangeRow,
  settings: MailSettings,
): Promise<void> =>
  send(tx, plan, settings, (pen) => ({
    kind: `plan-changed-${kind}`,
    cause: `plan-changed:${plan.id}:${id}`,
    subject: pen.mail(kind),
    body: [
      { text: translation || words },
      ...(kind === 'stop' ? [{ text: pen.mail('thanksForAll') }] : []),
      ...(kind === 'source' ? mandateBlocks(plan, pen) : []),
      { text: pen.mail('notYou', { phone: organisationOf(pen.site).phone }) },
    ],
    ...(kind === 'stop' && { button: pen.mail('see'), reason: 'reasonStopped' as const }),
  }));

/** A month could not be taken (D3.04): what happens next, and how to give another card or account. */
export async function queueTryFailed(
  tx: Database,
  plan: GivingPlan,
  failure: { mail: 'first' | 'last'; period: string; code: string; tryOn: CalendarDay | undefined },
  settings: MailSettings,
): Promise<void> {
  const { period, code, tryOn } = failure;
  const { giftMinor, costsMinor } = amountsOf(plan, period);
  await send(tx, plan, settings, ({ mail, money, source, decline, day }) => ({
    kind: `plan-failed-${failure.mail}`,
    cause: `plan-failed:${plan.id}:${period}:${failure.mail}:${settings.now}`,
    subject: mail(tryOn ? 'failedSubject' : 'restsSubject'),
    body: [
      { text: mail('failed', { money: money(giftMinor + costsMinor), source: source(plan), reason: decline(code) }) },
      { text: tryOn ? mail('tryAgain', { day: day(tryOn) }) : mail('noMoreTries') },
    ],
  }));
}

/** The bank returned the money of a month that it had taken back: the next gift is as usual. */
export const queuePlanGoesOn = (
  tx: Database,
  plan: GivingPlan,
  period: string,
  settings: MailSettings,
): Promise<void> =>
  send(tx, plan, settings, ({ mail, money, day }) => {
    const { giftMinor, costsMinor } = amountsOf(plan, plan.nextPeriod);
    const next = day(nextGiftDay(plan));
    return {
      kind: 'plan-goes-on',
      cause: `plan-goes-on:${plan.id}:${period}:${settings.now}`,
      subject: mail('resume'),
      body: [{ text: mail('goesOn', { money: money(giftMinor + costsMinor), day: next }) }],
    };
  });

/** A late month (D3.07): it is taken from this day on, never on the same day as another one. */
export async function queueLateGift(
  tx: Database,
  plan: GivingPlan,
  { period, chargeOn }: { period: string; chargeOn: CalendarDay },
  settings: MailSettings,
): Promise<void> {
  const { giftMinor, costsMinor } = amountsOf(plan, period);
  await send(tx, plan, settings, ({ mail, money, source, day }) => ({
    kind: 'plan-late',
    cause: `plan-late:${plan.id}:${period}:${chargeOn}`,
    subject: mail('lateSubject'),
    body: [
      {
        text: mail('late', {
          money: money(giftMinor + costsMinor),
          due: day(plan.nextGiftOn),
          source: source(plan),
          day: day(chargeOn),
        }),
      },
      { text: mail('lateSkip') },
    ],
  }));
}

/**
 * A debit whose amount or day is not the usual one, two bank business days before it (D3.05); `tryOn` is the day of one
 * that came back before.
 */
export async function queueDebitNotice(
  tx: Database,
  plan: GivingPlan,
  settings: MailSettings,
  tryOn?: CalendarDay,
): Promise<void> {
  const { giftMinor, costsMinor } = amountsOf(plan, plan.nextPeriod);
  const debitDay = tryOn ?? nextGiftDay(plan);
  await send(tx, plan, settings, ({ mail, money, source, day }) => ({
    kind: 'debit-notice',
    cause: `debit-notice:${plan.id}:${plan.nextPeriod}${tryOn ? `:${tryOn}` : ''}`,
    subject: mail('noticeSubject', { day: day(debitDay) }),
    body: [
      {
        rows: [
          [mail('sum'), money(giftMinor + costsMinor)],
          [mail('onDay'), day(debitDay)],
          [mail('from'), source(plan)],
        ],
      },
      { text: mail('notice') },
    ],
  }));
}

/** A card that ends soon (D3.06). */
export const queueCardEnds = (
  tx: Database,
  plan: GivingPlan,
  { endsIn, endsOn }: { endsIn: string; endsOn: CalendarDay },
  settings: MailSettings,
): Promise<void> =>
  send(tx, plan, settings, ({ mail, source, day }) => ({
    kind: 'card-ends',
    cause: `card-ends:${plan.id}:${plan.providerSourceId}:${endsIn}`,
    subject: mail('cardEndsSubject'),
    body: [{ text: mail('cardEnds', { source: source(plan), day: day(endsOn) }) }, { text: mail('cardNew') }],
  }));
