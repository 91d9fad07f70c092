import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import { DONOR_FIELDS } from '#rules/forms/update-details-fields.ts';
import FORM_TEXTS from '#texts/elements/form';
import UPDATE_PAGE from '#texts/website/update-page';
import {
  layout,
  linkTo,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  participationHead,
  type SentForm,
  tagForm,
  to,
  UpdateDetailsForm,
} from '../../platform/index.ts';

/** The fields of the block; `updateOptions` means the five tick boxes together. */
const FIELDS = [...DONOR_FIELDS.filter((name) => name !== 'recaptchaToken'), 'updateOptions'];

export interface UpdateDetailsData {
  ticket: string;
  sent?: SentForm | undefined;
}

/** The page where supporters change the data that the agency holds about them. */
export function updateDetailsPage(context: PageContext, { ticket, sent }: UpdateDetailsData): Markup {
  const { site } = context;
  const privacyUrl = to(site, '/privacy');
  const text = pageTexts(site, UPDATE_PAGE);
  const strong = (words: string) => <strong>{words}</strong>;
  const notice = <a {...linkTo(site, '/privacy')}>{pageTexts(site, FORM_TEXTS)('privacyNotice')}</a>;
  return layout(context, {
    title: text('title'),
    description: text('description'),
    head: participationHead(context),
    hasErrors: sent !== undefined,
    main: (
      <>
        <div className="page-head">
          <p className="eyebrow">{text('supporters')}</p>
          <h1>{text('title')}</h1>
          <p className="lead">{text('lead')}</p>
        </div>
        <div className="page-split">
          <div className="page-split__main">
            <UpdateDetailsForm siteCountryCode={site.code} privacyUrl={privacyUrl}>
              {tagForm(site, { action: WEBSITE_PATHS.submitDonorUpdate, fields: FIELDS, ticket, sent })}
            </UpdateDetailsForm>
          </div>
          <aside className="page-split__aside haven-card haven-card--mist" aria-labelledby="safe-title">
            <h2 className="haven-card__title" id="safe-title">
              {text('before')}
            </h2>
            <div className="haven-card__body prose">
              <p>{text.rich('neverCardText', { never: strong(text('neverCard')) })}</p>
              <p>{text.rich('whyOldText', { why: strong(text('whyOld')) })}</p>
              <p>{text.rich('personText', { person: strong(text('person')) })}</p>
              <p>{text.rich('talk', { phone: organisationOf(site).phone, notice })}</p>
            </div>
          </aside>
        </div>
      </>
    ),
  });
}
