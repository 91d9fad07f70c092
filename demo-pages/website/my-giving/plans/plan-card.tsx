import GIVING_PLAN from '#texts/website/giving-plan';
import { amountsOf, type GivingPlan, isGoing, nextGiftDay, type PlanWords, planWords } from '../../giving/index.ts';
import { type Markup, pageTexts, type Site, siteFor } from '../../platform/index.ts';

const BADGES = { active: 'success', paused: 'info', resting: 'warning', stopped: 'info' } as const;

/** The words for a plan of either country, in the language of the page. */
export const wordsOn = ({ language }: Site, { siteCountryCode }: GivingPlan): PlanWords =>
  planWords(siteFor(siteCountryCode, language));

/** The state of a plan in a word. */
export const planState = ({ status }: GivingPlan, site: Site): Markup => (
  <span className={`haven-badge haven-badge--${BADGES[status]}`}>{pageTexts(site, GIVING_PLAN)(status)}</span>
);

/** What a plan is: its sum and its state, and the rest as rows of facts. */
export function planFacts(plan: GivingPlan, site: Site): Markup {
  const text = pageTexts(site, GIVING_PLAN);
  const words = wordsOn(site, plan);
  const later = plan.laterFrom !== null && plan.laterFrom > plan.nextPeriod ? plan.laterFrom : undefined;
  const rows: readonly (readonly [string, Markup | string])[] = [
    ...(later ? [[text('later'), text('laterSum', { sum: words.sum(plan, later) })] as const] : []),
    [text('when'), words.giftDay(plan.anchorDay)],
    ...(isGoing(plan) ? [[text('nextGift'), words.nextGift(plan)] as const] : []),
    [text('from'), words.source(plan)],
    [text('reference'), plan.id],
  ];
  return (
    <section className="haven-card giving-summary" aria-label={text('title')}>
      <p className="giving-summary__sum">
        <span className="haven-visually-hidden">{text('amount')}: </span>
        {words.sum(plan, plan.nextPeriod)}
      </p>
      <p>
        <span className="haven-visually-hidden">{text('state')}: </span>
        {planState(plan, site)}
      </p>
      <dl className="haven-facts giving-facts">
        {rows.map(([label, value]) => (
          <div key={label} className="haven-facts__row">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A plan in a list, with the way to its page. */
export function planCard(plan: GivingPlan, path: string, site: Site): Markup {
  const text = pageTexts(site, GIVING_PLAN);
  const words = wordsOn(site, plan);
  const source = words.source(plan);
  return (
    <article key={plan.id} className="haven-card giving-plan">
      <h3 className="haven-card__title">
        <a href={path}>{text('eachMonth', { sum: words.money(sum(plan)) })}</a>
      </h3>
      <div className="haven-card__body">
        <p>{planState(plan, site)}</p>
        <p>
          {isGoing(plan) ? text('nextOn', { day: words.day(nextGiftDay(plan)), source }) : text('fromOnly', { source })}
        </p>
      </div>
    </article>
  );
}

const sum = (plan: GivingPlan): number => {
  const { giftMinor, costsMinor } = amountsOf(plan, plan.nextPeriod);
  return giftMinor + costsMinor;
};
