import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstration } from '../app/testing/demonstration.ts';
import { postForm } from '../platform/forms/testing/post-form.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { renderMail } from '../platform/mail/render-mail.tsx';
import { langOf } from '../platform/site/languages/house-languages.ts';
import { unmarkedIn } from '../platform/site/languages/testing/texts-in.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import type { BequestSettings } from './bequest/bequest-forms.ts';
import { guideMails } from './bequest/guide-mails.ts';
import { guidesOfFolder } from './entries-of-folder.ts';

const GUIDE = guidesOfFolder(demonstration).find(({ key }) => key === 'bequest-guide')!;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const GUIDES = {
  en: 'Your guide to gifts in wills',
  ar: 'دليلك إلى الهبات في الوصايا',
  es: 'Su guía sobre los legados',
  fr: 'Votre guide des legs',
  mi: 'Tō aratohu ki ngā koha i ngā wira',
  vi: 'Cẩm nang di tặng của quý vị',
  zh: '您的遗赠指南',
  // Staff translate into languages that people speak.
  'en-XA': 'Your guide to gifts in wills',
} as const;

const { subject, pretext } = GUIDE.fields;
const OF_STAFF = new RegExp(`${subject}|${pretext}`, 'g');

describe('the mails of the guide to wills and of changed details', () => {
  it.each(Object.keys(GUIDES) as (keyof typeof GUIDES)[])('are in %s, the language of the page', async (language) => {
    const lang = langOf(language);
    const headers = { 'content-language': lang };
    const subscriberEmail = `guide-${language}@example.org`;
    const oldEmail = `update-${language}@example.org`;
    await postForm(new Visitor(shop), 'bequest', { subscriberEmail }, headers);
    await postForm(new Visitor(shop), 'update-details', { oldEmail }, headers);
    const sent = await shop.database.db.select().from(mails);
    const to = (address: string) => sent.find((mail) => mail.toAddress === address);
    const guide = to(subscriberEmail);
    expect(guide?.subject, '[A3.02] the words of staff').toBe(GUIDES[language]);
    for (const mail of [guide, to(oldEmail)]) {
      expect(mail?.html, '[A3.04]').toContain(`<html lang="${language === 'en' ? 'en-AU' : lang}"`);
      const page = `${mail?.html}<p>${mail?.subject}</p>`.replaceAll('Mia', '').replaceAll(OF_STAFF, '');
      if (language === 'en-XA') expect(unmarkedIn(page), `[A3.01] ${mail?.kind}`).toEqual([]);
      else if (language !== 'en') expect(page).not.toMatch(/You’re receiving this email|You asked us|It takes about/);
    }
  });

  it('say what staff have not translated as they wrote it, and the team reads English', () => {
    const form = {
      ...GUIDE.fields,
      formKey: 'guide',
      subject: 'Our new guide',
      translations: { fr: { pretext: 'Merci de penser aux personnes forcées de fuir.' } },
    } as unknown as BequestSettings;
    const person = { email: 'a@example.org', language: 'fr' } as const;
    const [guide, notice] = guideMails({ form, ...person, origin: 'https://haven.example', now: 0 });
    expect(guide).toMatchObject({ language: 'fr', subject: 'Our new guide' });
    expect(renderMail(guide!).text, '[A3.02]').toContain('Merci de penser aux personnes forcées de fuir');
    expect(notice?.subject).toBe('Somebody asked for the guide to gifts in wills');
  });
});
