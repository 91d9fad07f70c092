import type { AgencyByCountry } from './agency-texts.ts';

/** Spanish; no native speaker has read it yet. */
export const AGENCY_ES: AgencyByCountry = {
  AUS: {
    country: 'Australia',
    greeting: 'Le damos la bienvenida',
    acknowledgement:
      'Reconocemos a los custodios tradicionales de las tierras en que vivimos y trabajamos, y expresamos nuestro respeto a sus mayores de ayer y de hoy. La soberanía nunca se cedió.',
    acknowledgementLang: 'es',
    legal: 'Haven Refugee Aid Australia · ABN 00 000 000 000 · una agencia ficticia; todos los números son ejemplos.',
    tax: 'En una organización benéfica real y habilitada, los donativos a partir de 2 dólares serían deducibles de impuestos.',
    phone: '(02)\u00A05550\u00A00142',
    bank: 'BSB 000-000, cuenta 0000 0000',
  },
  NZL: {
    country: 'Nueva Zelanda',
    greeting: 'Le damos la bienvenida',
    acknowledgement:
      'Le damos la bienvenida. En nuestro trabajo desde Nueva Zelanda honramos al pueblo maorí de esta tierra y el Tratado de Waitangi.',
    acknowledgementLang: 'es',
    legal:
      'Haven Refugee Aid Aotearoa New Zealand · Charities Services CC00000 · una agencia ficticia; todos los números son ejemplos.',
    tax: 'En una organización benéfica real y habilitada, los donativos a partir de 5 dólares darían derecho a un crédito fiscal.',
    phone: '09\u00A0555\u00A00142',
    bank: '00-0000-0000000-00',
  },
};
