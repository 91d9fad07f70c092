import type { Message } from '#locales/message.ts';
import { amountMessage, DEFAULT_BOUNDS, parseDonationAmount } from '#rules/donations/donation-amount.ts';
import { isTicked } from '#rules/is-ticked.ts';
import { decimalText } from '#rules/money.ts';
import GIVING_CHANGE from '#texts/website/giving-change';
import { joined, type PlanChangeRequest, type SayChange } from '../../giving/index.ts';
import {
  type Fields,
  type Markup,
  type PageContext,
  pageTexts,
  siteFor,
  siteOf,
  textField,
} from '../../platform/index.ts';
import { givingLayout, notice } from '../giving-layout.tsx';
import type { OpenedPlan } from './plan-page.tsx';

const KEYS = { amount: 'Amount', day: 'Day', pause: 'Pause', resume: 'Resume', stop: 'Stop' } as const satisfies Record<
  ChangeKind,
  string
>;

export interface CheckChangeData extends OpenedPlan {
  asked: PlanChangeRequest;
  /** What the change would do. */
  say: SayChange;
  /** Identifies this confirmation: sent twice, the change happens once. */
  key: string;
  /** The plan has changed since the words were shown. */
  isNew: boolean;
}

/** Says what a change does and from when it holds, before it is made. It needs no script. */
export function checkChangePage(context: PageContext, data: CheckChangeData): Markup {
  const { plan, asked, say, key, base, isSigned, isNew } = data;
  const { site } = context;
  const text = pageTexts(site, GIVING_CHANGE);
  const kind = KEYS[asked.kind];
  const title = text(`ask${kind}`);
  // Compared in English, in whatever language they were read.
  const fields = { ...changeFields(asked), key, shown: joined(say(siteOf(plan.siteCountryCode))) };
  return givingLayout(context, {
    title: title.replace(/[?؟]/, ''),
    ...(!isSigned && { menu: '' }),
    mainClass: 'page-main--narrow',
    main: (
      <>
        {isNew && notice('warning', text('newTitle'), text('newText'))}
        <div className="page-head">
          <h1>{title}</h1>
        </div>
        <div className="prose">
          {say(siteFor(plan.siteCountryCode, site.language)).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <form method="post" action={`${base}/change`}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="haven-actions">
            <button className="haven-button haven-button--primary" type="submit">
              {text(`do${kind}`)}
            </button>
            <a className="haven-button haven-button--quiet" href={base}>
              {text(`back${kind}`)}
            </a>
          </div>
        </form>
      </>
    ),
  });
}

type ChangeKind = PlanChangeRequest['kind'];

const wholeNumber = (fields: Fields, name: string): number => {
  const text = textField(fields, name);
  return /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
};

/**
 * The change that a form in `language` asks for, or what is wrong with its field; undefined for a form that is not
 * ours.
 */
export function readChange(
  fields: Fields,
  language: string,
): PlanChangeRequest | { field: string; error: Message } | undefined {
  const kind = textField(fields, 'kind');
  if (kind === 'day') return { kind, anchorDay: wholeNumber(fields, 'day') };
  if (kind === 'pause') return { kind, months: wholeNumber(fields, 'months') };
  if (kind === 'resume' || kind === 'stop') return { kind };
  if (kind !== 'amount') return undefined;
  const giftMinor = parseDonationAmount(textField(fields, 'amount'), DEFAULT_BOUNDS, language);
  if (giftMinor === undefined) return { field: 'amount', error: amountMessage() };
  return { kind, giftMinor, coversCosts: isTicked(fields['coverCosts']) };
}

/** The fields with which a change is confirmed. */
function changeFields(change: PlanChangeRequest): Record<string, string> {
  if (change.kind === 'day') return { kind: 'day', day: String(change.anchorDay) };
  if (change.kind === 'pause') return { kind: 'pause', months: String(change.months) };
  if (change.kind !== 'amount') return { kind: change.kind };
  return {
    kind: 'amount',
    amount: decimalText(change.giftMinor),
    ...(change.coversCosts && { coverCosts: 'true' }),
  };
}
