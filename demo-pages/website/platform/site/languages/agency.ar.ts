import type { AgencyByCountry } from './agency-texts.ts';

/** Numbers with spaces keep their order within text from right to left (U+2066 to U+2069). */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

/** Arabic; no native speaker has read it yet. */
export const AGENCY_AR: AgencyByCountry = {
  AUS: {
    country: 'أستراليا',
    greeting: 'أهلًا وسهلًا',
    acknowledgement:
      'نُقرّ بأن السكان الأصليين هم الأوصياء التقليديون على الأراضي التي نعيش ونعمل عليها، ونحيّي شيوخهم في الماضي والحاضر. لم يُتنازل قط عن السيادة.',
    acknowledgementLang: 'ar',
    legal: `${leftToRight('Haven Refugee Aid Australia · ABN 00 000 000 000')} · وكالة خيالية؛ جميع الأرقام توضيحية.`,
    tax: 'لدى جمعية خيرية حقيقية معترف بها لدى مصلحة الضرائب، تكون التبرعات من دولارين فأكثر قابلة للخصم من الضريبة.',
    phone: leftToRight('(02)\u00A05550\u00A00142'),
    bank: `BSB ${leftToRight('000-000')}، الحساب ${leftToRight('0000 0000')}`,
  },
  NZL: {
    country: 'نيوزيلندا',
    greeting: 'أهلًا وسهلًا',
    acknowledgement: 'أهلًا وسهلًا بكم. نكرّم أصحاب الأرض الماوريين ومعاهدة وايتانغي في العمل الذي نقوم به من نيوزيلندا.',
    acknowledgementLang: 'ar',
    legal: `${leftToRight('Haven Refugee Aid Aotearoa New Zealand · Charities Services CC00000')} · وكالة خيالية؛ جميع الأرقام توضيحية.`,
    tax: 'لدى جمعية خيرية حقيقية معترف بها لدى مصلحة الضرائب، يمكن المطالبة بائتمان ضريبي عن التبرعات من خمسة دولارات فأكثر.',
    phone: leftToRight('09\u00A0555\u00A00142'),
    bank: leftToRight('00-0000-0000000-00'),
  },
};
