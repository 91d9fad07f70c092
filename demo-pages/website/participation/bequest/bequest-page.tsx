import { Fragment } from 'react';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import FORM_TEXTS from '#texts/elements/form';
import BEQUEST_PAGE from '#texts/website/bequest-page';
import { type PlacedPicture, PREVIEW_ANSWER_PATH, pictureText, shownPicture } from '../../content/index.ts';
import {
  BequestForm,
  errorSummary,
  layout,
  linkTo,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  participationHead,
  type SentForm,
  tagForm,
} from '../../platform/index.ts';
import { type BequestSettings, guideAddress } from './bequest-forms.ts';

const DRAWING = { image: '/design/stories/garden.svg', colour: null };
/** As wide as prose beside a form. */
const IMAGE_SIZES = '(min-width: 72.6rem) 36rem, (min-width: 56rem) 46vw, (min-width: 39.2rem) 36rem, 92vw';
const QUESTIONS = ['family', 'solicitor', 'tell'] as const;

export interface BequestPageData {
  /** Undefined when staff have taken it out of use. */
  form: BequestSettings | undefined;
  /** What staff have chosen. */
  picture?: PlacedPicture | undefined;
  sent?: SentForm | undefined;
  /** What a preview shows below the page. */
  below?: Markup | '';
}

/** Gifts in wills: why, how, and the form that sends the guide. */
export function bequestPage(context: PageContext, { form, picture, sent, below = '' }: BequestPageData): Markup {
  const { site } = context;
  const text = pageTexts(site, BEQUEST_PAGE);
  const { phone, texts } = organisationOf(site);
  const refusal = errorSummary(
    (sent?.messages ?? []).map((message) => ({ message })),
    { site },
  );
  const notice = (
    <a className="haven-link" {...linkTo(site, '/privacy')}>
      {pageTexts(site, FORM_TEXTS)('privacyNotice')}
    </a>
  );
  return layout(context, {
    title: text('title'),
    description: text('description'),
    head: participationHead(context),
    hasErrors: sent !== undefined,
    main: (
      <>
        <div className="page-head">
          <p className="eyebrow">{text('title')}</p>
          <h1>{text('heading')}</h1>
          <p className="lead">{text('lead')}</p>
        </div>
        <div className="page-split page-split--even">
          <div className="page-split__main prose">
            {shownPicture({
              ...{ picture: picture ?? DRAWING, sizes: IMAGE_SIZES, className: 'petition__image' },
              ...{ width: 800, height: 450, alt: picture ? pictureText(picture, site) : '' },
            })}
            {texts.bequest && <p>{texts.bequest}</p>}
            <h2>{text('asked')}</h2>
            {QUESTIONS.map((key) => (
              <Fragment key={key}>
                <h3>{text(key)}</h3>
                <p>{text(`${key}Answer`)}</p>
              </Fragment>
            ))}
          </div>
          <section className="page-split__aside haven-card haven-card--mist" aria-labelledby="guide-title">
            <h2 className="haven-card__title" id="guide-title">
              {text('guideTitle')}
            </h2>
            <div className="haven-card__body prose">
              <p>{text('guideLead')}</p>
              {form ? (
                bequestForm(context, form, sent)
              ) : (
                <>
                  {refusal}
                  <p>{text('closed')}</p>
                </>
              )}
              <p className="haven-field__hint">{text.rich('use', { notice, phone })}</p>
            </div>
          </section>
        </div>
        {below}
      </>
    ),
  });
}

function bequestForm(
  { site, isPreview = false }: PageContext,
  form: BequestSettings,
  sent: SentForm | undefined,
): Markup {
  const { formKey, team, subject, pretext } = form;
  const action = isPreview ? PREVIEW_ANSWER_PATH : WEBSITE_PATHS.submitBequest;
  return (
    <BequestForm
      siteCountryCode={site.code}
      formKey={formKey}
      bequestGuideLinkUrl={guideAddress(form, site)}
      recipientEmail={team}
      emailSubject={subject}
      emailPretext={pretext}
      action={isPreview ? action : undefined}
    >
      {tagForm(site, { action, fields: ['subscriberEmail'], sent })}
    </BequestForm>
  );
}
