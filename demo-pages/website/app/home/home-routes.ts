import { homeContent, inCountry } from '../../content/index.ts';
import { findAppeal, findRunningAppeal, isRunning } from '../../giving/index.ts';
import { pagesOf } from '../../platform/index.ts';
import { findGifts } from '../../shop/index.ts';
import type { WebsiteServices } from '../website-options.ts';
import { homePage } from './home-page.tsx';

const definePage = pagesOf<WebsiteServices>();

export const homePages = [
  definePage({
    path: '/',
    languages: 'translated',
    countries: 'all',
    cache: 'shared',
    topics: ['gifts', 'appeals'],
    sitemap: true,
    navigation: [{ menu: 'about', order: 1, label: 'whatGiftDoes' }],
    async load({ services: { db, clock }, site }) {
      const now = clock();
      const [banner] = inCountry(homeContent().emergency, site);
      const emergency = banner?.appeal ? await findAppeal(db, banner.appeal, site.code) : undefined;
      const appeals = {
        appeal: await findRunningAppeal(db, site.code, now),
        emergency: emergency && isRunning(emergency, now) ? emergency : undefined,
      };
      return { gifts: await findGifts(db, site.code), appeals };
    },
    view: (context, { gifts, appeals }) => homePage(context, gifts, appeals),
  }),
];
