import type { AgencyByCountry } from './agency-texts.ts';

/** Vietnamese; no native speaker has read it yet. */
export const AGENCY_VI: AgencyByCountry = {
  AUS: {
    country: 'Úc',
    greeting: 'Chào mừng quý vị',
    acknowledgement:
      'Chúng tôi ghi nhận những Người gìn giữ truyền thống của vùng đất nơi chúng tôi sống và làm việc, và kính trọng các bậc trưởng lão xưa và nay. Chủ quyền chưa bao giờ bị nhượng lại.',
    acknowledgementLang: 'vi',
    legal: 'Haven Refugee Aid Australia · ABN 00 000 000 000 · tổ chức hư cấu; mọi con số đều là ví dụ.',
    tax: 'Với một tổ chức từ thiện thật được công nhận về thuế, khoản tặng từ 2 đô la trở lên được khấu trừ thuế.',
    phone: '(02)\u00A05550\u00A00142',
    bank: 'BSB 000-000, tài khoản 0000 0000',
  },
  NZL: {
    country: 'New Zealand',
    greeting: 'Chào mừng quý vị',
    acknowledgement:
      'Chào mừng quý vị. Trong công việc của chúng tôi từ New Zealand, chúng tôi tôn kính người Māori, chủ nhân của đất này, và Hiệp ước Waitangi.',
    acknowledgementLang: 'vi',
    legal:
      'Haven Refugee Aid Aotearoa New Zealand · Charities Services CC00000 · tổ chức hư cấu; mọi con số đều là ví dụ.',
    tax: 'Với một tổ chức từ thiện thật được công nhận về thuế, khoản tặng từ 5 đô la trở lên có thể được tín thuế.',
    phone: '09\u00A0555\u00A00142',
    bank: '00-0000-0000000-00',
  },
};
