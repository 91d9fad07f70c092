import type { Database } from '../../../server/database/open-database.ts';
import {
  defineKind,
  refuseGonePicture,
  seedEntry,
  type TranslatedTexts,
  type Typed,
  tagMarkup,
  typedCountry,
  typedTranslations,
} from '../../content/index.ts';
import { type Markup, previewContext, renderMail, siteOf } from '../../platform/index.ts';
import { type BequestSettings, FORM_KEY, guidePicture, guideSchema, PAGE_GUIDES } from './bequest-forms.ts';
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

const subject = 'Your guide to gifts in wills';

const THANKS: TranslatedTexts = {
  ar: {
    subject: 'دليلك إلى الهبات في الوصايا',
    pretext: 'شكرًا لأنك تفكر في من اضطروا إلى الفرار. إليك الدليل الذي طلبته.',
  },
  es: {
    subject: 'Su guía sobre los legados',
    pretext: 'Gracias por pensar en quienes tuvieron que huir. Aquí está la guía que pidió.',
  },
  fr: {
    subject: 'Votre guide des legs',
    pretext: 'Merci de penser aux personnes forcées de fuir. Voici le guide que vous avez demandé.',
  },
  mi: {
    subject: 'Tō aratohu ki ngā koha i ngā wira',
    pretext: 'Tēnā koe i whakaaro ki te hunga i mate ki te rere. Anei te aratohu i tonoa e koe.',
  },
  vi: {
    subject: 'Cẩm nang di tặng của quý vị',
    pretext: 'Cảm ơn quý vị đã nghĩ đến những người phải rời bỏ quê nhà. Đây là cẩm nang quý vị yêu cầu.',
  },
  zh: { subject: '您的遗赠指南', pretext: '感谢您惦念被迫逃离家园的人。这是您索取的指南。' },
};
const THANKS_NEW_ZEALAND: TranslatedTexts = {
  ar: {
    subject: 'دليلك إلى الهبات في الوصايا',
    pretext: 'شكرًا لأنك تفكر في من اضطروا إلى الفرار. إليك الدليل الذي طلبته.',
  },
  es: {
    subject: 'Su guía sobre los legados',
    pretext: 'Gracias por pensar en quienes tuvieron que huir. Aquí está la guía que pidió.',
  },
  fr: {
    subject: 'Votre guide des legs',
    pretext: 'Merci de penser aux personnes forcées de fuir. Voici le guide que vous avez demandé.',
  },
  mi: {
    subject: 'Tō aratohu ki ngā koha i ngā wira',
    pretext: 'Tēnā koe i whakaaro ki te hunga i mate ki te rere. Anei te aratohu i tonoa e koe.',
  },
  vi: {
    subject: 'Cẩm nang di tặng của quý vị',
    pretext: 'Cảm ơn quý vị đã nghĩ đến những người phải rời bỏ quê nhà. Đây là cẩm nang quý vị yêu cầu.',
  },
  zh: { subject: '您的遗赠指南', pretext: '感谢您惦念被迫逃离家园的人。这是您索取的指南。' },
};

/** The demonstration's guides, one for each country. */
export const SEED_GUIDES: readonly { key: string; fields: Typed }[] = [
  {
    key: PAGE_GUIDES.AUS,
    fields: {
      siteCountryCode: 'AUS',
      subject,
      pretext: 'Thank you for thinking of people who had to flee. Here is the guide you asked for.',
      guidePath: '/bequest/guide',
      team: 'bequests@haven.example',
      ...typedTranslations(THANKS),
    },
  },
  {
    key: PAGE_GUIDES.NZL,
    fields: {
      siteCountryCode: 'NZL',
      subject,
      pretext: 'Kia ora. Thank you for thinking of people who had to flee. Here is the guide you asked for.',
      guidePath: '/nz/bequest/guide',
      team: 'bequests-nz@haven.example',
      ...typedTranslations(THANKS_NEW_ZEALAND),
    },
  },
];

/** Publishes them where staff have not changed them. */
export async function seedGuides(tx: Database, now: number): Promise<void> {
  for (const each of SEED_GUIDES) await seedEntry(tx, GUIDE_KIND, each, now);
}
