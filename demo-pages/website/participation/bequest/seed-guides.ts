import type { Database } from '../../../server/database/open-database.ts';
import { seedEntry, type TranslatedTexts, type Typed, typedTranslations } from '../../content/index.ts';
import { PAGE_GUIDES } from './bequest-forms.ts';
import { GUIDE_KIND } from './guide-kind.tsx';

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
