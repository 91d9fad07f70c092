import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import { SUBSCRIBER_TYPED_FIELDS } from '#rules/forms/subscriber-fields.ts';
import LAYOUT from '#texts/website/layout';
import { SubscribeForm } from '../pages/tags.ts';
import type { SentForm } from './form-field.tsx';
import { pageTexts } from './languages/page-texts.ts';
import { type Markup, type PageContext, to } from './page-context.ts';
import { tagForm } from './tag-form.tsx';

interface NewsletterForm {
  /** Lets the form be sent without JavaScript; a post without it is answered by the form with one. */
  ticket?: string;
  sent?: SentForm | undefined;
}

/** The newsletter's block (W1.07, W2.64). */
export function newsletterForm({ site }: PageContext, { ticket, sent }: NewsletterForm = {}): Markup {
  const form = {
    action: WEBSITE_PATHS.submitSubscriber,
    fields: SUBSCRIBER_TYPED_FIELDS,
    ...(ticket && { ticket }),
    sent,
  };
  return (
    <SubscribeForm siteCountryCode={site.code} privacyUrl={to(site, '/privacy')}>
      {tagForm(site, form)}
    </SubscribeForm>
  );
}

/** The form in the footer of a page, if it has one. */
export function footerNewsletter(context: PageContext): Markup | '' {
  if (!context.hasNewsletter) return '';
  const text = pageTexts(context.site, LAYOUT);
  return (
    <section className="site-newsletter" aria-labelledby="newsletter-title">
      <div className="site-newsletter__words">
        <h2 className="site-newsletter__title" id="newsletter-title">
          {text('newsletterTitle')}
        </h2>
        <p>{text('newsletterText')}</p>
      </div>
      {newsletterForm(context)}
    </section>
  );
}

/** The same context without the form in the footer. */
export function withoutNewsletter(context: PageContext): PageContext {
  return { ...context, hasNewsletter: false };
}
