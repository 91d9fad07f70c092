import HOME from '#texts/website/home';
import type { Appeal, RunningAppeal } from '../../giving/index.ts';
import {
  BequestBanner,
  CopyLink,
  EmergencyBanner,
  layout,
  linkTo,
  type Markup,
  offeredPrice,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
} from '../../platform/index.ts';
import { giftCard, type Product } from '../../shop/index.ts';
import { appealSection } from './appeal-section.tsx';
import { featuredSection } from './featured-section.tsx';
import { heroSlides } from './hero-slides.tsx';
import { homeTexts } from './home-texts.ts';
import { impactFigures, spendPanel } from './impact-figures.tsx';
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
  const outcomes = gifts.filter((gift) => OUTCOMES.includes(gift.itemId));
  return layout(context, {
    title: text('title'),
    description: text('description', { country: site.countryName }),
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
