import { type PlatformServices, pagesOf } from '../../platform/index.ts';
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
      const filter = readGiftFilter((name) => c.req.query(name));
      return { gifts: filterGifts(await findGifts(services.db, site.code), filter), filter };
    },
    view: (context, { gifts, filter }) => giftsPage(context, gifts, filter),
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
