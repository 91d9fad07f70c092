import CONSENT from '#texts/website/consent';
import { pagesOf } from '../pages/define-page.ts';
import type { PlatformServices } from '../platform-services.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { layout } from '../site/layout/layout.tsx';
import type { Markup, PageContext } from '../site/page-context.ts';
import { CONSENT_COOKIE, CONSENT_PATH, type ConsentChoice, choiceOf } from './consent-choice.ts';
import { consentForm } from './consent-notice.tsx';

/** Where a visitor reads and changes the choice; of a site that asks for one. */
export const consentPages = [
  pagesOf<PlatformServices>()({
    path: CONSENT_PATH,
    languages: 'all',
    countries: 'all',
    cache: 'private',
    load: ({ c }) => ({ choice: choiceOf(c) }),
    view: consentPage,
  }),
];

function consentPage(context: PageContext, { choice }: { choice: ConsentChoice | undefined }): Markup {
  const { site, path } = context;
  const text = pageTexts(site, CONSENT);
  return layout(context, {
    title: text('title'),
    main: (
      <div className="prose">
        <h1>{text('title')}</h1>
        <p>{text('text')}</p>
        <p>
          <strong>{text(choice ?? 'undecided')}</strong>
        </p>
        {consentForm(site, path)}
        <p>{text.rich('cookie', { cookie: <code>{CONSENT_COOKIE}</code> })}</p>
        <p>{text('payments')}</p>
      </div>
    ),
  });
}
