import type { Message, Shown } from '#locales/message.ts';
import ERROR_PAGE from '#texts/website/error-page';
import { messageIn, pageTexts } from './languages/page-texts.ts';
import { shownIn } from './languages/shown-in.tsx';
import { layout } from './layout/layout.tsx';
import { linkTo, type Markup, type PageContext } from './page-context.ts';

/** The page for an unknown address, with links to other pages. */
export function notFoundPage(context: PageContext): Markup {
  const { site } = context;
  const text = pageTexts(site, ERROR_PAGE);
  return layout(context, {
    title: text('notFoundTitle'),
    main: (
      <div className="haven-empty">
        <img className="haven-empty__image" src="/design/not-found.svg" width={480} height={320} alt="" />
        <h1 className="haven-empty__title">{text('notFound')}</h1>
        <p className="haven-empty__text">{text('mayHaveMoved')}</p>
        <div className="haven-actions">
          <a className="haven-button haven-button--primary" {...linkTo(site, '/gifts')}>
            {text('seeGifts')}
          </a>
          <a className="haven-button haven-button--secondary" {...linkTo(site, '/')}>
            {text('toFront')}
          </a>
        </div>
      </div>
    ),
  });
}

/** The page for any other problem, in plain words; those that no room has stay in English and say so. */
export function problemPage(context: PageContext, title: Message, message: Shown): Markup {
  const { site } = context;
  return layout(context, {
    title: messageIn(site, title),
    main: (
      <div className="haven-empty">
        <h1 className="haven-empty__title">{messageIn(site, title)}</h1>
        <p className="haven-empty__text">{shownIn(site, message)}</p>
        <div className="haven-actions">
          <a className="haven-button haven-button--primary" {...linkTo(site, '/')}>
            {pageTexts(site, ERROR_PAGE)('toFront')}
          </a>
        </div>
      </div>
    ),
  });
}
