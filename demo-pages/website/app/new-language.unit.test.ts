import { afterAll, beforeAll, expect, it, vi } from 'vitest';

/** As `demo-pages/website/locales/sm.json`: ten texts of Samoan. */
const SAMOAN = {
  layout: {
    ...{ languageName: 'Gagana Sāmoa', skip: 'Alu i le anotusi', donate: 'Foai', gifts: 'Meaalofa', search: 'Suʻe' },
    ...{ language: 'Gagana', country: 'Atunuʻu', cart: 'Ato', news: 'Tala fou' },
  },
  'newsletter-mail': { subject: 'Talofa: tala mai {name}' },
};

// The catalogues are modules of the build: the site is loaded anew with one more.
vi.doMock('#texts/website/all', async (original) => {
  const { default: languages } = await original<{ default: object }>();
  return { default: { ...languages, sm: SAMOAN } };
});
vi.resetModules();
const { readCharity, setCharity } = await import('../content/index.ts');
const { activeLanguages, LANGUAGE_NAMES } = await import('../platform/index.ts');
const { welcomeMail } = await import('../participation/newsletter/newsletter-mails.ts');
const { openShop } = await import('../testing/open-shop.ts');
const { Visitor } = await import('../testing/shop-visitor.ts');

let shop: Awaited<ReturnType<typeof openShop>>;
const speak = async (languages?: string[]) => {
  const charity = await readCharity('demo-pages/charity');
  setCharity({ ...charity, organisation: { ...charity.organisation, languages: languages as ['en'] | undefined } });
};
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

it('a language that is begun is off until a charity names it [O1.07]', async () => {
  await speak();
  expect(activeLanguages(), '[O1.07]').toEqual(['en', 'ar', 'es', 'fr', 'mi', 'vi', 'zh']);
  expect((await new Visitor(shop).page('/sm/donate')).status, '[O1.07]').toBe(404);
});

it('a Samoan file with ten texts gives pages, alternates and mails, with English for the rest [O1.07]', async () => {
  await speak(['en', 'sm']);
  const visitor = new Visitor(shop);
  const page = await visitor.text('/sm/donate');
  expect(page, '[O1.07] its own texts').toContain('<html lang="sm" data-site-country-code="AUS"');
  expect(page).toContain('Alu i le anotusi</a>');
  expect(page, '[O1.07] English for what is missing').toContain('My giving');
  expect(await visitor.text('/donate'), '[O1.07] in the language menu').toContain(
    'lang="sm" dir="ltr">Gagana Sāmoa</a>',
  );
  for (const path of ['/sm', '/nz/sm/gifts', '/sm/cart', '/sm/petition', '/sm/bequest', '/sm/privacy', '/sm/search'])
    expect([path, (await visitor.page(path)).status]).toEqual([path, 200]);
  expect(await visitor.text('/sitemap.xml')).toContain('/nz/sm/gifts');
  const person = {
    id: 's-1',
    joined: 1,
    email: 'a@example.org',
    firstName: 'Sina',
    siteCountryCode: 'NZL',
    language: 'sm',
  };
  const mail = welcomeMail(person as unknown as Parameters<typeof welcomeMail>[0], 'https://haven.example', '/leave');
  expect(mail.subject, '[O1.07] mails too').toBe('Talofa: tala mai Haven');
  expect(LANGUAGE_NAMES).toMatchObject({ en: 'English', mi: 'Te reo Māori', sm: 'Gagana Sāmoa' });
});
