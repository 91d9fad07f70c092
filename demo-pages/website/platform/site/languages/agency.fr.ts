import type { AgencyByCountry } from './agency-texts.ts';

/** French; no native speaker has read it yet. */
export const AGENCY_FR: AgencyByCountry = {
  AUS: {
    country: 'Australie',
    greeting: 'Bienvenue',
    acknowledgement:
      'Nous reconnaissons les gardiens traditionnels des terres où nous vivons et travaillons, et rendons hommage à leurs anciens, d’hier et d’aujourd’hui. La souveraineté n’a jamais été cédée.',
    acknowledgementLang: 'fr',
    legal:
      'Haven Refugee Aid Australia · ABN 00 000 000 000 · une agence fictive ; tous les numéros sont des exemples.',
    tax: 'Auprès d’une véritable association habilitée, les dons à partir de 2 $ seraient déductibles des impôts.',
    phone: '(02)\u00A05550\u00A00142',
    bank: 'BSB 000-000, compte 0000 0000',
  },
  NZL: {
    country: 'Nouvelle-Zélande',
    greeting: 'Bienvenue',
    acknowledgement:
      'Soyez les bienvenus. Dans notre travail depuis la Nouvelle-Zélande, nous honorons le peuple māori de cette terre et le traité de Waitangi.',
    acknowledgementLang: 'fr',
    legal:
      'Haven Refugee Aid Aotearoa New Zealand · Charities Services CC00000 · une agence fictive ; tous les numéros sont des exemples.',
    tax: 'Auprès d’une véritable association habilitée, les dons à partir de 5 $ donneraient droit à un crédit d’impôt.',
    phone: '09\u00A0555\u00A00142',
    bank: '00-0000-0000000-00',
  },
};
