import type { Site } from '../sites.ts';

/** What the pages of a site say about the agency in another language; numbers and registered names stay. */
interface AgencyTexts {
  /** The country that they are about. */
  code: Site['code'];
  country: string;
  greeting: string;
  acknowledgement: string;
  acknowledgementLang: string;
  legal: string;
  tax: string;
  phone: string;
  phoneHint: string;
  bank: string;
}

/** Numbers with spaces keep their order within text from right to left (U+2066 to U+2069). */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

/** For Aotearoa New Zealand in te reo Māori, and for Australia in Arabic. */
export const AGENCY_TEXTS: Partial<Record<Site['language'], AgencyTexts>> = {
  mi: {
    code: 'NZL',
    country: 'Aotearoa',
    greeting: 'Kia ora',
    acknowledgement:
      'Kia ora. Nau mai, haere mai. Ka whakahōnore mātou i te mana whenua me te Tiriti o Waitangi i ā mātou mahi katoa mai i Aotearoa.',
    acknowledgementLang: 'mi',
    legal:
      'Haven Refugee Aid Aotearoa New Zealand · Ngā Ratonga Kaupapa Atawhai CC00000 · he whakahaere tito noa; he tauira ngā nama katoa.',
    tax: 'Ki te whai mana te kaupapa atawhai i te tari tāke, ka taea te tono he moni whakahoki tāke mō ngā koha o te $5, nui ake rānei.',
    phone: '09\u00A0555\u00A00142',
    phoneHint: 'Waea kāinga, pūkoro rānei nō Aotearoa, 9 ki te 11 mati',
    bank: '00-0000-0000000-00',
  },
  ar: {
    code: 'AUS',
    country: 'أستراليا',
    greeting: 'أهلًا وسهلًا',
    acknowledgement:
      'نُقرّ بأن السكان الأصليين هم الأوصياء التقليديون على الأراضي التي نعيش ونعمل عليها، ونحيّي شيوخهم في الماضي والحاضر. لم يُتنازل قط عن السيادة.',
    acknowledgementLang: 'ar',
    legal: `${leftToRight('Haven Refugee Aid Australia · ABN 00 000 000 000')} · وكالة خيالية؛ جميع الأرقام توضيحية.`,
    tax: 'لدى جمعية خيرية حقيقية معترف بها لدى مصلحة الضرائب، تكون التبرعات من دولارين فأكثر قابلة للخصم من الضريبة.',
    phone: leftToRight('(02)\u00A05550\u00A00142'),
    phoneHint: 'هاتف أرضي أو جوال أسترالي، 10 أرقام',
    bank: `BSB ${leftToRight('000-000')}، الحساب ${leftToRight('0000 0000')}`,
  },
};
