import HOME from '#texts/website/home';
import { type Appeal, appealProgress, type RunningAppeal } from '../../giving/index.ts';
import {
  CountdownTimer,
  dayOf,
  linkTo,
  type Markup,
  offeredPrice,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
} from '../../platform/index.ts';

/**
 * The appeal that runs: every day and every sum is read from it, as on its own page. A front page without one has no
 * such section.
 */
export function appealSection(context: PageContext, running: RunningAppeal | undefined): Markup | '' {
  if (!running) return '';
  const { site } = context;
  const { appeal, figures } = running;
  const { matchPercent, matchedMinor, matchCapMinor, until } = appeal;
  const text = pageTexts(site, HOME);
  const isDoubled = matchPercent === 100 && matchedMinor < matchCapMinor;
  const day = until && lastDayOf(until, site);
  const title = isDoubled && day ? text('countTwice', { day }) : staffText(site, appeal.name);
  const lead = isDoubled
    ? text('doubled', { cap: offeredPrice(matchCapMinor, site) })
    : staffText(site, appeal.summary);
  return (
    <section className="section section--sky appeal" aria-labelledby="appeal-title">
      <div className="section__inner appeal__inner">
        <div className="appeal__text">
          {isDoubled && <p className="eyebrow">{text('matched')}</p>}
          <h2 className="section__title" id="appeal-title">
            {title}
          </h2>
          <p className="section__lead">{lead}</p>
          <div className="appeal__progress">{appealProgress(context, appeal, figures)}</div>
          <p className="appeal__action">
            <a
              className="haven-button haven-button--primary haven-button--large"
              {...linkTo(site, `/appeals/${appeal.code}`)}
            >
              {text('giveToAppeal')}
            </a>
          </p>
        </div>
        {until && day && clock(until, day, { site, isDoubled })}
      </div>
    </section>
  );
}

/** An appeal ends at the first instant of the day after its last one. */
const lastDayOf = (until: NonNullable<Appeal['until']>, site: Site): string =>
  dayOf(new Date(until.getTime() - 1), site);

function clock(until: Date, day: string, { site, isDoubled }: { site: Site; isDoubled: boolean }): Markup {
  const text = pageTexts(site, HOME);
  return (
    <div className="appeal__clock">
      {isDoubled && <p className="appeal__caption">{text('timeLeft')}</p>}
      <CountdownTimer id="appeal-countdown" endDate={until.toISOString()}>
        {text('until', { day })}
      </CountdownTimer>
      <p className="appeal__reason">{text('appealEnds', { day })}</p>
    </div>
  );
}
