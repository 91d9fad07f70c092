import type { AgencyByCountry } from './agency-texts.ts';

/** Te reo Māori; no native speaker has read it yet. */
export const AGENCY_MI: AgencyByCountry = {
  NZL: {
    country: 'Aotearoa',
    greeting: 'Kia ora',
    acknowledgement:
      'Kia ora. Nau mai, haere mai. Ka whakahōnore mātou i te mana whenua me te Tiriti o Waitangi i ā mātou mahi katoa mai i Aotearoa.',
    acknowledgementLang: 'mi',
    legal:
      'Haven Refugee Aid Aotearoa New Zealand · Ngā Ratonga Kaupapa Atawhai CC00000 · he whakahaere tito noa; he tauira ngā nama katoa.',
    tax: 'Ki te whai mana te kaupapa atawhai i te tari tāke, ka taea te tono he moni whakahoki tāke mō ngā koha o te $5, nui ake rānei.',
    phone: '09\u00A0555\u00A00142',
    bank: '00-0000-0000000-00',
  },
};
