import HOME from '#texts/website/home';
import { AnimatedCounter, type Markup, type PageContext, pageTexts, type Site } from '../../platform/index.ts';

const figureOf = (value: number, lang: string) => (
  <AnimatedCounter value={value}>{value.toLocaleString(lang)}</AnimatedCounter>
);

/** An attribute that the types of React lack. */
const SHADOW_ROOT = { shadowrootmode: 'open' };

/** Last year's results, in figures that count up when they scroll into view. */
export function impactFigures({ site }: PageContext, supporters: number): Markup {
  const text = pageTexts(site, HOME);
  const counter = (value: number, label: string, after = '') => (
    <div className="counter">
      <dt className="counter__label">{label}</dt>
      <dd className="counter__value">
        {figureOf(value, site.lang)}
        {after}
      </dd>
    </div>
  );
  return (
    <section className="section section--navy" aria-labelledby="impact-title">
      <div className="section__inner">
        <div className="section__head">
          <h2 className="section__title" id="impact-title">
            {text('figures')}
          </h2>
          <p className="section__lead">{text('figuresLead')}</p>
        </div>
        <dl className="counters">
          {counter(318_400, text('slept'))}
          {counter(96, text('schools'))}
          {counter(1_250_000, text('litres'))}
          {counter(supporters, text('gave', { country: site.countryName }))}
        </dl>
      </div>
    </section>
  );
}

/**
 * Where the money goes, in a declarative shadow root, as a page builder would render it: its counters show their final
 * values immediately.
 */
export function spendPanel(site: Site): Markup {
  const text = pageTexts(site, HOME);
  const share = (percent: number, label: string) => (
    <div className="spend__row">
      <dt>{label}</dt>
      <dd>{text.rich('cents', { number: <AnimatedCounter value={percent}>{percent}</AnimatedCounter> })}</dd>
    </div>
  );
  return (
    <div className="spend-panel">
      <template {...SHADOW_ROOT}>
        <link rel="stylesheet" href="/design/haven-controls.css" />
        <link rel="stylesheet" href="/design/haven.css" />
        <div className="spend">
          <h2 className="spend__title">{text('spend')}</h2>
          <div className="spend-bar" aria-hidden="true">
            <span className="spend-bar__programs" />
            <span className="spend-bar__fundraising" />
            <span className="spend-bar__running" />
          </div>
          <dl className="spend__rows">
            {share(81, text('reaches'))}
            {share(12, text('finds'))}
            {share(7, text('keeps'))}
          </dl>
          <p className="spend__note">{text('spendNote')}</p>
        </div>
      </template>
    </div>
  );
}
