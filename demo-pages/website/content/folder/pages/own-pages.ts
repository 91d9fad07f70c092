import { type Page, type PlatformServices, pagesOf } from '../../../platform/index.ts';
import { placePicture, placePictures } from '../../pictures/find-pictures.ts';
import { folderPicturesIn } from './page-pictures.ts';
import { ownPageView } from './page-view.tsx';
import type { CharityPage, PageLanguage } from './read-pages.ts';

const definePage = pagesOf<PlatformServices>();

/** The definitions of the pages of the charity's folder: what every other page of the site has, they have too. */
export const ownPages = (pages: readonly CharityPage[]): Page<PlatformServices>[] =>
  pages.map((page) => {
    const { path, texts, countries = ['AUS', 'NZL'], navigation, publish, unpublish } = page;
    const labels = Object.fromEntries(Object.entries(texts).map(([language, { label }]) => [language, label]));
    const menu = navigation && { ...navigation, label: { ...labels, en: texts.en.label } };
    return definePage({
      path,
      languages: Object.keys(texts),
      countries: countries.length > 1 ? 'all' : 'own',
      in: countries,
      shown: { from: publish, until: unpublish },
      cache: 'shared',
      sitemap: true,
      navigation: menu ? [menu] : [],
      ...(!menu && { unlinked: 'the charity has put it into no menu' }),
      topics: ['pictures'],
      async load({ services, site }) {
        const text = page.texts[site.language as PageLanguage] ?? page.texts.en;
        const pictures = await placePictures(services.db, folderPicturesIn(text), 'whole');
        const picture = text.picture && (await placePicture(services.db, text.picture, '16:9')).image;
        return { text, pictures, picture };
      },
      view: ownPageView,
    });
  });
