import { type PlatformServices, pagesOf } from '../../platform/index.ts';
import { findCategories } from './categories.ts';
import { filterGifts, readGiftFilter } from './filter-gifts.ts';
import { findGifts, findProduct, otherGifts } from './find-gifts.ts';
import { giftPage } from './gift-page.tsx';
import { giftsPage } from './gifts-page.tsx';

const definePage = pagesOf<PlatformServices>();
const FACTS = { languages: 'all', countries: 'all', cache: 'shared', topics: ['gifts'] } as const;

/** The shop and each gift's page. */
export const giftPages = [
  definePage({
    ...FACTS,
    path: '/gifts',
    query: ['q', 'category', 'sort'],
    sitemap: true,
    navigation: [
      { menu: 'main', order: 1, label: 'gifts' },
      { menu: 'give', order: 2, label: 'gifts' },
    ],
    async load({ c, services, site }) {
      const all = await findGifts(services.db, site.code);
      const known = await findCategories(services.db);
      const filter = readGiftFilter((name) => c.req.query(name), known);
      // One that is no longer offered stays while a gift has it; one that no gift has yet is shown.
      const categories = known.filter((each) => each.isOffered || all.some(({ categoryId }) => categoryId === each.id));
      return { gifts: filterGifts(all, filter), categories, filter };
    },
    view: giftsPage,
  }),
  definePage({
    ...FACTS,
    path: '/gifts/:slug{[a-z-]{1,60}}',
    sitemap: async (db, country) => (await findGifts(db, country)).map(({ slug }) => ({ slug })),
    async load({ services: { db }, site, params }) {
      const gift = await findProduct(db, site.code, params.slug);
      return gift && { gift, others: otherGifts(await findGifts(db, site.code), gift) };
    },
    view: (context, { gift, others }) => giftPage(context, gift, others),
  }),
];
