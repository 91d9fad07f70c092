import { type Page, type PlatformServices, pagesOf } from '../../../platform/index.ts';
import { ownPageView } from './page-view.tsx';
import type { CharityPage } from './read-pages.ts';

const definePage = pagesOf<PlatformServices>();

/** The definitions of the pages of the charity's folder: what every other page of the site has, they have too. */
export const ownPages = (pages: readonly CharityPage[]): Page<PlatformServices>[] =>
  pages.map((page) => {
    const { path, texts, countries = ['AUS', 'NZL'], navigation, publish, unpublish } = page;
    const labels = Object.fromEntries(Object.entries(texts).map(([language, { label }]) => [language, label]));
    const label = { ...labels, en: texts.en.label };
    const menu = navigation && { ...navigation, label };
    return definePage({
      path,
      languages: Object.keys(texts),
      countries: countries.length > 1 ? 'all' : 'own',
      in: countries,
      shown: { from: publish, until: unpublish },
      cache: 'shared',
      sitemap: true,
      navigation: menu ? [menu] : [],
      label,
      ...(!menu && { unlinked: 'the charity has put it into no menu' }),
      load: () => page,
      view: ownPageView,
    });
  });
