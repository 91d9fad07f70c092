import type { Hono } from 'hono';
import type { ReactNode } from 'react';
import type { AppealFigures } from '#rules/api/appeal-schemas.ts';
import { APPEAL_PROGRESS_PATH } from '#rules/api/donation-paths.ts';
import PROGRESS from '#texts/website/appeal-figures';
import APPEAL_PAGE from '#texts/website/appeal-page';
import { type PlacedPicture, pictureText, placePicture, shownPicture } from '../../content/index.ts';
import {
  AppealProgress,
  alternateLinks,
  dayOf,
  donateAction,
  inEnglishAs,
  layout,
  type Markup,
  offeredPrice,
  type PageContext,
  pagesOf,
  pageTexts,
  plainStaffText,
  routeMethods,
  spellings,
  staffText,
  structuredData,
  to,
  type WebsiteEnv,
} from '../../platform/index.ts';
import { donationContext } from '../donations/donate-routes.ts';
import { type DonationProvider, donationProvider, donationSection } from '../donations/donation-section.tsx';
import type { GivingServices } from '../giving-services.ts';
import { createProgressReader, readProgress } from './appeal-progress.ts';
import { type Appeal, findAppeal, isRunning } from './find-appeals.ts';

const MOST_CODES = 100;
const CODE = /^[a-z0-9-]{1,60}$/;

/** The figures of appeals, in one call (D7.01). */
export function appealFigures(app: Hono<WebsiteEnv>, { db, clock }: GivingServices): void {
  const readFigures = createProgressReader(db, clock);
  for (const path of spellings(APPEAL_PROGRESS_PATH)) {
    routeMethods(app, path, {
      get: async (c) => {
        const codes = [...new Set((c.req.query('codes') ?? '').split(','))].filter((code) => CODE.test(code));
        c.header('Cache-Control', 'public, max-age=10');
        return c.json({ appeals: await readFigures(codes.slice(0, MOST_CODES)) });
      },
    });
  }
}

/** The pages of appeals. */
export const appealPages = [
  pagesOf<GivingServices>()({
    path: '/appeals/:code{[a-z0-9-]{1,60}}',
    languages: 'all',
    countries: 'own',
    elsewhere: '/donate',
    cache: 'shared',
    topics: ['appeals'],
    security: 'donation',
    context: donationContext,
    async load({ services, site, params: { code } }) {
      const appeal = await findAppeal(services.db, code, site.code);
      if (!appeal) return undefined;
      // Exact, because the page is cached until the next gift.
      const [figures] = await readProgress(services.db, [code]);
      const picture = await placePicture(services.db, appeal.image, '16:9');
      return {
        appeal,
        figures,
        picture,
        provider: donationProvider(services, site),
        donationKey: '',
        now: services.clock(),
      };
    },
    view: appealPage,
  }),
];

interface AppealPageData {
  appeal: Appeal;
  figures: AppealFigures | undefined;
  picture: PlacedPicture;
  provider: DonationProvider;
  /** For a gift that is posted without JavaScript. */
  donationKey: string;
  /** Epoch ms. */
  now: number;
}

/** As wide as the first column of `page-split`. */
const IMAGE_SIZES = '(min-width: 80rem) 48rem, (min-width: 70.7rem) calc(95vw - 28rem), (min-width: 56rem) 55vw, 92vw';

/** An appeal: why, how far it has come, and the form to give to it. */
export function appealPage(
  context: PageContext,
  { appeal, figures, picture, provider, donationKey, now }: AppealPageData,
): Markup {
  const { site } = context;
  const isOpen = isRunning(appeal, now);
  const text = pageTexts(site, APPEAL_PAGE);
  const summary = staffText(site, appeal.summary);
  // Paragraphs of a translation need not be as many as those of the text.
  const isTranslated = site.language === 'en' || site.words?.has(appeal.story);
  const story = plainStaffText(site, appeal.story).split('\n\n');
  const [name, description] = [plainStaffText(site, appeal.name), plainStaffText(site, appeal.summary)];
  return layout(context, {
    title: name,
    description,
    picture: { image: picture.image, alt: pictureText(picture, site) },
    head: (
      <>
        {alternateLinks(context)}
        {isOpen && structuredData(donateAction(context, { name, description }))}
      </>
    ),
    main: (
      <>
        <div className="page-head">
          <p className="eyebrow">{text('appeal')}</p>
          <h1>{staffText(site, appeal.name)}</h1>
          <p className="lead">{summary}</p>
          {isOpen && !context.isPreview && (
            <p>
              <a className="haven-button haven-button--give haven-button--large" href="#give">
                {text('giveTo')}
              </a>
            </p>
          )}
        </div>
        <div className="page-split">
          <div className="page-split__main">
            {shownPicture({
              ...{ picture, sizes: IMAGE_SIZES, className: 'appeal-page__image', width: 800, height: 450 },
              alt: pictureText(picture, site),
            })}
            <div className="prose" {...(!isTranslated && inEnglishAs(site))}>
              {story.map((part) => (
                <p key={part}>{part}</p>
              ))}
            </div>
            {context.isPreview ? (
              <p>{text('fromFirstDay')}</p>
            ) : isOpen ? (
              <section id="give" aria-label={text('giveTo')}>
                {donationSection(site, { provider, donationKey, appeal: appeal.code })}
              </section>
            ) : (
              closed(context, appeal)
            )}
          </div>
          <aside className="page-split__aside haven-card haven-card--mist" aria-labelledby="progress-title">
            <h2 className="haven-card__title" id="progress-title">
              {text('howFar')}
            </h2>
            <div className="haven-card__body prose appeal-page__facts">
              {appealProgress(context, appeal, figures)}
              {appeal.matchPercent > 0 && <p>{matchText(appeal, context)}</p>}
              {context.isSandbox && <p>{text('demonstration')}</p>}
            </div>
          </aside>
        </div>
      </>
    ),
  });
}

function closed({ site }: PageContext, { until }: Appeal): Markup {
  const text = pageTexts(site, APPEAL_PAGE);
  const give = <a href={to(site, '/donate')}>{text('whereNeeded')}</a>;
  const words = until ? text.rich('endedOn', { give, day: dayOf(until, site) }) : text.rich('ended', { give });
  return (
    <div className="haven-alert haven-alert--info">
      <p className="haven-alert__title">{text('isOver')}</p>
      <p className="haven-alert__text">{words}</p>
    </div>
  );
}

function matchText(appeal: Appeal, { site }: PageContext): ReactNode {
  const { matchPercent: percent, matchCapMinor, matchedMinor } = appeal;
  const text = pageTexts(site, APPEAL_PAGE);
  const facts = { partner: staffText(site, appeal.matchPartner), cap: offeredPrice(matchCapMinor, site) };
  if (matchedMinor >= matchCapMinor) return text.rich('matchedAll', facts);
  if (percent === 100) return text.rich('doubles', facts);
  return text.rich('adds', { ...facts, percent: percent.toLocaleString(site.lang) });
}

/** The progress of an appeal; its children are what people see without JavaScript. */
export function appealProgress({ site }: PageContext, appeal: Appeal, figures: AppealFigures | undefined): Markup {
  const text = pageTexts(site, PROGRESS);
  const values = {
    // Rounded down, so that nothing is overstated.
    raised: offeredPrice(Math.floor(figures?.raised ?? 0) * 100, site),
    goal: offeredPrice(appeal.goalMinor, site),
    gifts: (figures?.gifts ?? 0).toLocaleString(site.lang),
  };
  return (
    <AppealProgress appeal={appeal.code} siteCountryCode={site.code}>
      <p>{figures?.gifts ? text('raised', values) : text('first', values)}</p>
    </AppealProgress>
  );
}
