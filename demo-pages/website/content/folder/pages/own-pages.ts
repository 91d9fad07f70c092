import type { Nodes } from 'mdast';
import {
  changePolicy,
  FILM_PLAYERS,
  type Page,
  type PlatformServices,
  pageContext,
  pagesOf,
} from '../../../platform/index.ts';
import { placePicture, placePictures } from '../../pictures/find-pictures.ts';
import { folderPicturesIn } from './page-pictures.ts';
import { ownPageView } from './page-view.tsx';
import { isTag } from './parse-page.ts';
import type { CharityPage, PageLanguage } from './read-pages.ts';

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
      topics: ['pictures'],
      async load({ services, site }) {
        const text = page.texts[site.language as PageLanguage] ?? page.texts.en;
        const pictures = await placePictures(services.db, folderPicturesIn(text), 'whole');
        const picture = text.picture && (await placePicture(services.db, text.picture, '16:9')).image;
        return { text, pictures, picture };
      },
      view: ownPageView,
      async context(c, services, site) {
        if (Object.values(texts).some(({ tree }) => hasPlatformFilm(tree))) changePolicy(c, FILM_PLAYERS);
        return pageContext(c, services, site);
      },
    });
  });

/** Whether a page has a film that YouTube or Vimeo plays, which its policy must allow. */
function hasPlatformFilm(node: Nodes): boolean {
  if (isTag(node) && node.attributes.some((each) => 'name' in each && /^(youtube|vimeo)-id$/.test(each.name)))
    return true;
  return 'children' in node && node.children.some(hasPlatformFilm);
}
