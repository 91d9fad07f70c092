import { defineKind, refuseGonePicture, tagMarkup, typedCountry } from '../../content/index.ts';
import { type Markup, previewContext, renderMail, siteOf } from '../../platform/index.ts';
import { type BequestSettings, FORM_KEY, guidePicture, guideSchema } from './bequest-forms.ts';
import { bequestPage } from './bequest-page.tsx';
import { guideMails } from './guide-mails.ts';

/** The mail that a visitor would get, as text. */
function mailPreview(form: BequestSettings, origin: string, now: number): Markup | '' {
  const [mail] = guideMails({ form, email: 'visitor@example.org', language: 'en', origin, now });
  if (!mail) return '';
  return (
    <section className="prose">
      <h2>The email: {mail.subject}</h2>
      <pre className="preview-mail">{renderMail(mail).text}</pre>
    </section>
  );
}

/** Guides to gifts in wills: staff say what is sent and to whom, authors place the form. */
export const GUIDE_KIND = defineKind({
  name: 'guide',
  slug: 'guides',
  title: 'Guides to gifts in wills',
  lead: 'What the guide form sends, and who is notified. The text around the form belongs to its page.',
  viewAct: 'view-records',
  editAct: 'edit-guide',
  key: {
    label: 'Guide code',
    help: 'The tag’s form-key, such as bequest-guide. It can’t be changed later.',
    shape: FORM_KEY,
    message: 'Enter up to 60 lower-case letters, digits and hyphens, such as bequest-guide.',
  },
  schema: guideSchema,
  translated: ['subject', 'pretext'],
  titleOf: ({ subject = '' }) => subject,
  countryOf: typedCountry,
  refuse: (db, { values }) => refuseGonePicture(db, values.image),
  // Requests stay: it only cannot be asked for any more.
  takeDown: async () => {},
  async preview(c, services, { key, values, now }) {
    const form = { formKey: key, ...values };
    const context = await previewContext(c, services, siteOf(values.siteCountryCode), '/bequest');
    return bequestPage(context, {
      form,
      picture: await guidePicture(services.db, form),
      below: mailPreview(form, services.siteOrigin, now),
    });
  },
  async facts(_db, key, { siteCountryCode = '', guidePath = '', team = '', subject = '', pretext = '' }) {
    const values = {
      'site-country-code': siteCountryCode,
      'form-key': key,
      'bequest-guide-link-url': guidePath,
      'recipient-email': team,
      'email-subject': subject,
      'email-pretext': pretext,
    };
    return { facts: [], tag: tagMarkup('bequest-form', values) };
  },
});
