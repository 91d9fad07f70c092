import FORM_TEXTS from '#texts/elements/form';
import NEWSLETTER_PAGE from '#texts/website/newsletter-page';
import {
  isToConfirm,
  layout,
  linkTo,
  type Markup,
  newsletterForm,
  organisationOf,
  type PageContext,
  pageTexts,
  participationHead,
  type SentForm,
  withoutNewsletter,
} from '../../platform/index.ts';

/** The page of the newsletter, with its form. */
export function newsletterPage(
  context: PageContext,
  { ticket, sent }: { ticket: string; sent?: SentForm | undefined },
): Markup {
  const { site } = context;
  const text = pageTexts(site, NEWSLETTER_PAGE);
  const isConfirmation = sent !== undefined && isToConfirm(sent);
  const strong = (words: string) => <strong>{words}</strong>;
  const notice = <a {...linkTo(site, '/privacy')}>{pageTexts(site, FORM_TEXTS)('privacyNotice')}</a>;
  // The page contains the form, so the one in the footer is left out.
  const page = withoutNewsletter(context);
  return layout(page, {
    title: text(isConfirmation ? 'confirmTitle' : 'title'),
    description: text('description', { name: organisationOf(site).name }),
    head: participationHead(context),
    hasErrors: sent !== undefined && !isConfirmation,
    main: (
      <>
        <div className="page-head">
          <p className="eyebrow">{text('title')}</p>
          <h1>{text('heading')}</h1>
          {isConfirmation ? (
            <div className="haven-alert haven-alert--info" role="status">
              <p className="haven-alert__title">{text('confirmTitle')}</p>
              <p className="haven-alert__text">{text('confirmText')}</p>
            </div>
          ) : (
            <p className="lead">{text('lead')}</p>
          )}
        </div>
        <div className="page-split">
          <div className="page-split__main">
            {newsletterForm(page, { ticket, sent })}
            <section className="prose">
              <h2>{text('inItTitle')}</h2>
              <ul>
                <li>{text.rich('oneStoryText', { story: strong(text('oneStory')) })}</li>
                <li>{text.rich('whatGiftsText', { gifts: strong(text('whatGifts')) })}</li>
                <li>{text.rich('oneThingText', { thing: strong(text('oneThing')) })}</li>
              </ul>
              <h2>{text('notTitle')}</h2>
              <p>{text('notText')}</p>
            </section>
          </div>
          <aside className="page-split__aside haven-card haven-card--mist" aria-labelledby="care-title">
            <h2 className="haven-card__title" id="care-title">
              {text('careTitle')}
            </h2>
            <div className="haven-card__body prose">
              <p>{text('careUse')}</p>
              <p>{text('careEnd')}</p>
              <p>{text.rich('careAsk', { notice, phone: organisationOf(site).phone })}</p>
            </div>
          </aside>
        </div>
      </>
    ),
  });
}
