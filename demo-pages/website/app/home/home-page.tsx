import { Fragment } from 'react';
import HOME from '#texts/website/home';
import { type HomeContent, type HomeSection, homeContent, inCountry, wordsOn } from '../../content/index.ts';
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
import { filmSection, voicesSection } from './voices-section.tsx';

/** What a front page shows of the appeals that run: the one of its section, and the one of its banner. */
interface HomeAppeals {
  appeal: RunningAppeal | undefined;
  emergency: Appeal | undefined;
}

/** The front page: the sections that the charity has chosen, in its order. */
export function homePage(context: PageContext, gifts: readonly Product[], { appeal, emergency }: HomeAppeals): Markup {
  const { site, origin } = context;
  const home = homeContent();
  const words = wordsOn(site);
  const text = pageTexts(site, HOME);
  const agency = organisationOf(site);
  const title = words(home.title) || text('title');
  const [banner] = inCountry(home.emergency, site);
  // The first slide has the heading of the page.
  const slides = inCountry(home.slides, site);
  const leads = slides.length > 0 && home.sections[0] === 'slides';
  const sections: Record<HomeSection, () => Markup | ''> = {
    slides: () => heroSlides(site, slides, leads),
    outcomes: () => outcomes(site, home.outcomes, gifts),
    appeal: () => appealSection(context, appeal),
    gifts: () => firstGifts(site, home.gifts, gifts),
    figures: () => figuresSection(site, home.figures),
    voices: () => voicesSection(site, home.voices),
    film: () => filmSection(site, home.film),
    stories: () => featuredSection(site, home.stories),
    how: () => howItWorks(site, home.how),
    share: () => shareSection(context, home.share),
    will: () => willBanner(site, home.will),
  };
  return layout(context, {
    title,
    description: agency.texts.front || agency.description,
    head: (
      <>
        {alternateLinks(context)}
        {structuredData(organisationData(site, origin))}
      </>
    ),
    banner: banner && (
      <EmergencyBanner bannerId={banner.id}>
        <p>
          <strong>{words(banner.lead)}</strong> {words(banner.text)}{' '}
          <a {...linkTo(site, emergency ? `/appeals/${emergency.code}` : '/donate')}>{text('giveNow')}</a>
        </p>
      </EmergencyBanner>
    ),
    main: (
      <>
        {!leads && (
          <div className="page-head">
            <h1>{title}</h1>
          </div>
        )}
        {home.sections.map((name) => (
          <Fragment key={name}>{sections[name]()}</Fragment>
        ))}
      </>
    ),
  });
}

const strong = (word: string): Markup => <strong>{word}</strong>;

/** What a section shows, of the folder's front page. */
type Of<Section extends HomeSection & keyof HomeContent> = HomeContent[Section];

/** What single gifts do, each with its price. */
function outcomes(site: Site, content: Of<'outcomes'>, gifts: readonly Product[]): Markup | '' {
  const shown = (content?.gifts ?? []).flatMap((id) => gifts.filter(({ itemId }) => itemId === id));
  if (!content || shown.length === 0) return '';
  const words = wordsOn(site);
  return (
    <section className="section" aria-labelledby="outcomes-title">
      <div className="section__inner">
        <div className="section__head">
          <h2 className="section__title" id="outcomes-title">
            {words(content.title)}
          </h2>
          {content.lead && <p className="section__lead">{words(content.lead)}</p>}
        </div>
        <ul className="outcomes" role="list">
          {shown.map((gift) => (
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
  );
}

/** How a gift is given, and where a dollar goes. */
function howItWorks(site: Site, content: Of<'how'>): Markup {
  const text = pageTexts(site, HOME);
  return (
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
        {content?.spending && spendPanel(site, content.spending)}
      </div>
    </section>
  );
}

function shareSection({ site, origin, path }: PageContext, content: Of<'share'>): Markup {
  const text = pageTexts(site, HOME);
  const words = wordsOn(site);
  return (
    <section className="section share" aria-labelledby="share-title">
      <div className="section__inner share__inner">
        <div>
          <h2 className="section__title" id="share-title">
            {words(content?.title) || text('tellOne')}
          </h2>
          {content?.lead && <p className="section__lead">{words(content.lead)}</p>}
        </div>
        <CopyLink url={`${origin}${path}`} label={text('copyLink')}>
          {text('copyAddress', { address: `${origin}${path}` })}
        </CopyLink>
      </div>
    </section>
  );
}

const willBanner = (site: Site, content: Of<'will'>): Markup | '' =>
  content ? (
    <BequestBanner bannerId={`wills-${site.code}`} persistent>
      <p>
        {wordsOn(site)(content.text)} <a {...linkTo(site, '/bequest')}>{pageTexts(site, HOME)('guide')}</a>
      </p>
    </BequestBanner>
  ) : (
    ''
  );

/** The first gifts of the shop, which is in English: other languages lead there from what a gift does. */
function firstGifts(site: Site, content: Of<'gifts'>, gifts: readonly Product[]): Markup | '' {
  if (site.language !== 'en' || gifts.length === 0) return '';
  const text = pageTexts(site, HOME);
  return (
    <section className="section" aria-labelledby="gifts-title">
      <div className="section__inner">
        <div className="section__head section__head--row">
          <h2 className="section__title" id="gifts-title">
            {wordsOn(site)(content?.title) || text('begin')}
          </h2>
          <a className="haven-button haven-button--secondary" {...linkTo(site, '/gifts')}>
            {text('allGifts')}
          </a>
        </div>
        <ul className="haven-gift-grid" role="list">
          {gifts.slice(0, content?.count ?? 3).map((gift) => (
            <li key={gift.itemId}>{giftCard(gift, site, { headingLevel: 3 })}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The large slides. Where they lead the page, the first one has its heading, and its picture loads with priority. */
function heroSlides(site: Site, slides: NonNullable<Of<'slides'>>, leads: boolean): Markup | '' {
  if (slides.length === 0) return '';
  const words = wordsOn(site);
  return (
    <HeroCarousel label={pageTexts(site, HOME)('slides')}>
      {slides.map(({ eyebrow, eyebrowLang, title, text, picture, link, seconds }, place) => (
        <article key={words(title)} className="haven-hero" data-slide-time={seconds}>
          <img
            className="haven-hero__image"
            src={picture}
            width={1600}
            height={900}
            alt=""
            {...(place === 0 && leads ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          />
          <div className="haven-hero__content">
            <p className="haven-hero__eyebrow" lang={eyebrowLang === site.language ? undefined : eyebrowLang}>
              {words(eyebrow)}
            </p>
            {place === 0 && leads ? (
              <h1 className="haven-hero__title">{words(title)}</h1>
            ) : (
              <h2 className="haven-hero__title">{words(title)}</h2>
            )}
            <p className="haven-hero__text">{words(text)}</p>
            <div className="haven-actions">
              <a
                className={`haven-button haven-button--large haven-button--${place === 0 ? 'give' : 'on-dark'}`}
                {...linkTo(site, link.page)}
              >
                {words(link.label)}
              </a>
            </div>
          </div>
        </article>
      ))}
    </HeroCarousel>
  );
}

/** An attribute that the types of React lack. */
const SHADOW_ROOT = { shadowrootmode: 'open' };

/** What has been done, in figures that count up when they scroll into view. */
function figuresSection(site: Site, content: Of<'figures'>): Markup {
  const words = wordsOn(site);
  return (
    <section className="section section--navy" aria-labelledby="impact-title">
      <div className="section__inner">
        <div className="section__head">
          <h2 className="section__title" id="impact-title">
            {words(content?.title)}
          </h2>
          <p className="section__lead">{[words(content?.lead), organisationOf(site).madeUp].join(' ').trim()}</p>
        </div>
        <dl className="counters">
          {inCountry(content?.figures, site).map(({ value, text }) => (
            <div key={words(text)} className="counter">
              <dt className="counter__label">{words(text)}</dt>
              <dd className="counter__value">
                <AnimatedCounter value={value}>{value.toLocaleString(site.lang)}</AnimatedCounter>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/**
 * Where the money goes, in a declarative shadow root, as a page builder would render it: its counters show their final
 * values immediately.
 */
function spendPanel(site: Site, { title, shares }: NonNullable<NonNullable<Of<'how'>>['spending']>): Markup {
  const text = pageTexts(site, HOME);
  const words = wordsOn(site);
  const { madeUp } = organisationOf(site);
  return (
    <div className="spend-panel">
      <template {...SHADOW_ROOT}>
        <link rel="stylesheet" href="/design/haven-controls.css" />
        <link rel="stylesheet" href={brandPath('site.css')} />
        <div className="spend">
          <h2 className="spend__title">{words(title)}</h2>
          <div className="spend-bar" aria-hidden="true">
            {shares.map(({ percent }, place) => (
              <svg key={place} width={`${percent}%`} />
            ))}
          </div>
          <dl className="spend__rows">
            {shares.map(({ percent, text: where }) => (
              <div key={words(where)} className="spend__row">
                <dt>{words(where)}</dt>
                <dd>{text.rich('cents', { number: <AnimatedCounter value={percent}>{percent}</AnimatedCounter> })}</dd>
              </div>
            ))}
          </dl>
          {madeUp && <p className="spend__note">{madeUp}</p>}
        </div>
      </template>
    </div>
  );
}
