import LAYOUT from '#texts/website/layout';
import PRIVACY from '#texts/website/privacy';
import {
  layout,
  linkTo,
  type Markup,
  organisationOf,
  type PageContext,
  type PlatformServices,
  pagesOf,
  pageTexts,
  RETENTION,
  type Site,
  staffText,
} from '../../platform/index.ts';

const definePage = pagesOf<PlatformServices>();

export const privacyPages = [
  definePage({
    path: '/privacy',
    languages: 'all',
    countries: 'all',
    cache: 'shared',
    sitemap: true,
    navigation: [{ menu: 'about', order: 3, label: 'privacy' }],
    load: () => ({}),
    view: privacyPage,
  }),
];

/** Names of laws and offices, which are English in every language. */
const LAW: Record<Site['code'], { act: string; regulator: string }> = {
  AUS: {
    act: 'Privacy Act 1988 and the Australian Privacy Principles',
    regulator: 'the Office of the Australian Information Commissioner',
  },
  NZL: {
    act: 'Privacy Act 2020 and its information privacy principles',
    regulator: 'the Office of the Privacy Commissioner, Te Mana Mātāpono Matatapu',
  },
};

const COLLECTED = [
  'order',
  'gift',
  'cards',
  'newsletter',
  'petition',
  'guide',
  'details',
  'network',
  'payingNetwork',
] as const;

/** Which data the site collects, why, and what people can do about it. */
function privacyPage(context: PageContext): Markup {
  const { site } = context;
  const { name, phone, madeUp } = organisationOf(site);
  const text = pageTexts(site, PRIVACY);
  const act = staffText(site, LAW[site.code].act);
  const regulator = staffText(site, LAW[site.code].regulator);
  const cookie = (of: string) => <code>{of}</code>;
  const panel = (
    <a href="/analytics" hrefLang={site.language !== 'en' ? 'en' : undefined}>
      {text('panel')}
    </a>
  );
  const giving = <a {...linkTo(site, '/my-giving')}>{pageTexts(site, LAYOUT)('myGiving')}</a>;
  return layout(context, {
    title: text('title'),
    main: (
      <div className="prose">
        <h1>{text('title')}</h1>
        <p className="lead">{text.rich('lead', { agency: name, act })}</p>
        {madeUp && <p>{madeUp}</p>}
        <h2>{text('collect')}</h2>
        <ul>
          {COLLECTED.map((key) => (
            <li key={key}>{text(key)}</li>
          ))}
        </ul>
        <p>{text('without')}</p>
        <h2>{text('neverSee')}</h2>
        <p>{text('cardNumber')}</p>
        <h2>{text('whoElse')}</h2>
        <p>{text('whoElseText')}</p>
        <h2>{text('cookie')}</h2>
        <p>{text.rich('cookieText', { cookie: cookie('haven_session') })}</p>
        <p>{text.rich('cookieGiving', { cookie: cookie('haven_giving'), device: cookie('haven_giving_device') })}</p>
        <p>{text.rich('cookieEvents', { panel, cookie: cookie('haven_analytics') })}</p>
        <h2>{text('howLong')}</h2>
        <ul>
          {Object.values(RETENTION).map(({ words }) => (
            <li key={words}>{text(words)}.</li>
          ))}
        </ul>
        <p>{text('withoutYou')}</p>
        <h2>{text('rights')}</h2>
        <p>{text.rich('rightsText', { giving, phone, regulator })}</p>
      </div>
    ),
  });
}
