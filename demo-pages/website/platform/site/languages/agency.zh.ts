import type { AgencyByCountry } from './agency-texts.ts';

/** Chinese, simplified characters; no native speaker has read it yet. */
export const AGENCY_ZH: AgencyByCountry = {
  AUS: {
    country: '澳大利亚',
    greeting: '欢迎您',
    acknowledgement: '我们认可我们生活和工作的这片土地的传统守护者，并向过去和现在的长者致敬。主权从未被让与。',
    acknowledgementLang: 'zh-Hans',
    legal: 'Haven Refugee Aid Australia · ABN 00 000 000 000 · 虚构机构；所有编号均为示例。',
    tax: '若是具有可抵税捐赠接受者资格的真实慈善机构，2 元及以上的捐款可以抵税。',
    phone: '(02)\u00A05550\u00A00142',
    bank: 'BSB 000-000，账号 0000 0000',
  },
  NZL: {
    country: '新西兰',
    greeting: '欢迎您',
    acknowledgement: '欢迎您。我们在新西兰开展工作时，敬重这片土地的毛利族人和《怀唐伊条约》。',
    acknowledgementLang: 'zh-Hans',
    legal: 'Haven Refugee Aid Aotearoa New Zealand · Charities Services CC00000 · 虚构机构；所有编号均为示例。',
    tax: '若是具有受赠机构资格的真实慈善机构，5 元及以上的捐款可以申请捐赠税收抵免。',
    phone: '09\u00A0555\u00A00142',
    bank: '00-0000-0000000-00',
  },
};
