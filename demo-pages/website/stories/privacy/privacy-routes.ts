import { type PlatformServices, pagesOf } from '../../platform/index.ts';
import { privacyPage } from './privacy-page.tsx';

const definePage = pagesOf<PlatformServices>();

export const privacyPages = [
  definePage({
    path: '/privacy',
    languages: 'all',
    countries: 'all',
    cache: 'shared',
    sitemap: true,
    navigation: [{ menu: 'about', order: 3, label: 'privacy' }],
    load: () => ({}),
    view: privacyPage,
  }),
];
