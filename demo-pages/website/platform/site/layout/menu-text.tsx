import LAYOUT from '#texts/website/layout';
import type { MenuPlace } from '../../pages/define-page.ts';
import { ownWords } from '../languages/own-words.ts';
import { pageTexts } from '../languages/page-texts.ts';
import { inEnglish } from '../languages/shown-in.tsx';
import type { Markup } from '../page-context.ts';
import type { Site } from '../sites.ts';

/** The label of a link in a menu; that of a page of the charity's folder is English where it has no other. */
export function menuText(site: Site, label: MenuPlace['label']): Markup | string {
  if (typeof label === 'string') return pageTexts(site, LAYOUT)(label);
  const { language } = site;
  if (label[language] === undefined && language !== 'en' && language !== 'en-XA') return inEnglish(label.en);
  return ownWords(site, label);
}
