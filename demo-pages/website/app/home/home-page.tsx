import HOME from '#texts/website/home';
import type { Appeal, RunningAppeal } from '../../giving/index.ts';
import {
  AnimatedCounter,
  alternateLinks,
  BequestBanner,
  brandPath,
  CopyLink,
  EmergencyBanner,
  HeroCarousel,
  layout,
  linkTo,
  type Markup,
  offeredPrice,
  organisationData,
  organisationOf,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
  structuredData,
} from '../../platform/index.ts';
import { giftCard, type Product } from '../../shop/index.ts';
import { appealSection } from './appeal-section.tsx';
import { featuredSection } from './featured-section.tsx';
import { type HeroText, homeTexts } from './home-texts.ts';
import { filmSection, voicesSection } from './voices-section.tsx';

const OUTCOMES = ['safe-water', 'warm-blankets', 'emergency-tent'];

/** What a front page shows of the appeals that run: the one of its section, and the one of its banner. */
interface HomeAppeals {
  appeal: RunningAppeal | undefined;
  emergency: Appeal | undefined;
}

/** The front page: what the gifts do, quotes, and every way to take part.  */
export function homePage(context: PageContext, gifts: readonly Product[], { appeal, emergency }: HomeAppeals): Markup {
  const { site, origin, path } = context;
  const texts = homeTexts(site);
  const text = pageTexts(site, HOME);
  const agency = organisationOf(site);
  const outcomes = gifts.filter((gift) => OUTCOMES.includes(gift.itemId));
  return layout(context, {
    title: text('title'),
    description: agency.texts.front || agency.description,
    head: (
      <>
        {alternateLinks(context)}
        {structuredData(organisationData(site, origin))}
      </>
    ),
    banner: (
      <EmergencyBanner bannerId={texts.emergency.id}>
        <p>
          <strong>{texts.emergency.lead}</strong> {texts.emergency.text}{' '}
          <a {...linkTo(site, emergency ? `/appeals/${emergency.code}` : '/donate')}>{text('giveNow')}</a>
        </p>
      </EmergencyBanner>
    ),
    main: (
      <>
        {heroSlides(context, texts.heroes)}
        <section className="section" aria-labelledby="outcomes-title">
          <div className="section__inner">
            <div className="section__head">
              <h2 className="section__title" id="outcomes-title">
                {text('outcomes')}
              </h2>
              <p className="section__lead">{text('outcomesLead')}</p>
            </div>
            <ul className="outcomes" role="list">
              {outcomes.map((gift) => (
                <li key={gift.itemId} className="outcome">
                  <strong className="outcome__amount">{offeredPrice(gift.priceMinor, site)}</strong>
                  <p className="outcome__text">{staffText(site, gift.impact)}</p>
                  <a className="outcome__link" {...linkTo(site, `/gifts/${gift.itemId}`)}>
                    {staffText(site, gift.name)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
        {appealSection(context, appeal)}
        {site.language === 'en' && firstGifts(site, gifts)}
        {impactFigures(context, texts.supporters)}
        {voicesSection(site, texts.voices)}
        {filmSection(site)}
        {featuredSection(context)}
        <section className="section section--mist" aria-labelledby="how-title">
          <div className="section__inner how-row">
            <div className="how-row__text">
              <h2 className="section__title" id="how-title">
                {text('how')}
              </h2>
              <ol className="haven-next-steps">
                <li>{text.rich('choose', { Choose: strong(text('Choose')) })}</li>
                <li>{text.rich('write', { Write: strong(text('Write')) })}</li>
                <li>{text.rich('pay', { Pay: strong(text('Pay')) })}</li>
              </ol>
              <ul className="trust-row" role="list">
                <li>
                  <span className="haven-icon haven-icon--lock" /> {text('cardDetails')}
                </li>
                <li>
                  <span className="haven-icon haven-icon--mail" /> {text('receipt')}
                </li>
              </ul>
            </div>
            {spendPanel(site)}
          </div>
        </section>
        <section className="section share" aria-labelledby="share-title">
          <div className="section__inner share__inner">
            <div>
              <h2 className="section__title" id="share-title">
                {text('tellOne')}
              </h2>
              <p className="section__lead">{text('tellLead')}</p>
            </div>
            <CopyLink url={`${origin}${path}`} label={text('copyLink')}>
              {text('copyAddress', { address: `${origin}${path}` })}
            </CopyLink>
          </div>
        </section>
        <BequestBanner bannerId={`wills-${site.code}`} persistent>
          <p>{text.rich('will', { guide: <a {...linkTo(site, '/bequest')}>{text('guide')}</a> })}</p>
        </BequestBanner>
      </>
    ),
  });
}

const strong = (word: string): Markup => <strong>{word}</strong>;

/** The first gifts of the shop, which is in English: other languages lead there from what a gift does. */
function firstGifts(site: Site, gifts: readonly Product[]): Markup {
  const text = pageTexts(site, HOME);
  return (
    <section className="section" aria-labelledby="gifts-title">
      <div className="section__inner">
        <div className="section__head section__head--row">
          <h2 className="section__title" id="gifts-title">
            {text('begin')}
          </h2>
          <a className="haven-button haven-button--secondary" {...linkTo(site, '/gifts')}>
            {text('allGifts')}
          </a>
        </div>
        <ul className="haven-gift-grid" role="list">
          {gifts.slice(0, 3).map((gift) => (
            <li key={gift.itemId}>{giftCard(gift, site, { headingLevel: 3 })}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The large slides at the top. The first one has the page's heading, and its picture loads with priority. */
function heroSlides({ site }: PageContext, heroes: readonly HeroText[]): Markup {
  return (
    <HeroCarousel label={pageTexts(site, HOME)('slides')}>
      {heroes.map(({ eyebrow, eyebrowLang, title, text, image, link: [label, path], seconds }, place) => (
        <article key={title} className="haven-hero" data-slide-time={seconds}>
          <img
            className="haven-hero__image"
            src={image}
            width={1600}
            height={900}
            alt=""
            {...(place === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
          <div className="haven-hero__content">
            <p className="haven-hero__eyebrow" lang={eyebrowLang || undefined}>
              {eyebrow}
            </p>
            {place === 0 ? (
              <h1 className="haven-hero__title">{title}</h1>
            ) : (
              <h2 className="haven-hero__title">{title}</h2>
            )}
            <p className="haven-hero__text">{text}</p>
            <div className="haven-actions">
              <a
                className={`haven-button haven-button--large haven-button--${place === 0 ? 'give' : 'on-dark'}`}
                {...linkTo(site, path)}
              >
                {label}
              </a>
            </div>
          </div>
        </article>
      ))}
    </HeroCarousel>
  );
}

const figureOf = (value: number, lang: string) => (
  <AnimatedCounter value={value}>{value.toLocaleString(lang)}</AnimatedCounter>
);

/** An attribute that the types of React lack. */
const SHADOW_ROOT = { shadowrootmode: 'open' };

/** Last year's results, in figures that count up when they scroll into view. */
function impactFigures({ site }: PageContext, supporters: number): Markup {
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
          <p className="section__lead">{[text('figuresLead'), organisationOf(site).madeUp].join(' ').trim()}</p>
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
function spendPanel(site: Site): Markup {
  const text = pageTexts(site, HOME);
  const { madeUp } = organisationOf(site);
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
        <link rel="stylesheet" href={brandPath('site.css')} />
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
          {madeUp && <p className="spend__note">{madeUp}</p>}
        </div>
      </template>
    </div>
  );
}
