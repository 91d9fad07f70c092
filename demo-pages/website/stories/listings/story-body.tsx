import { bodyTree, pageBody } from '../../content/index.ts';
import { inEnglishAs, type Markup, plainStaffText, type Site } from '../../platform/index.ts';

/** What a story says below its head. */
export interface StoryBody {
  markup: Markup;
  /** The attributes of what holds it: a text that nobody has translated says that it is English. */
  language: ReturnType<typeof inEnglishAs>;
}

/** The text of a story: in the language of the site where the folder has it, otherwise in English. */
export async function storyBody({ title, body }: { title: string; body: string }, site: Site): Promise<StoryBody> {
  const tree = await bodyTree(plainStaffText(site, body));
  const markup = pageBody({ tree, title: plainStaffText(site, title) }, site, { quotes: 'story__quote' });
  return { markup, language: storyLanguage(site, body) };
}

/** The attributes of what holds texts of a story. */
export const storyLanguage = (site: Site, text: string): ReturnType<typeof inEnglishAs> =>
  site.words?.has(text) ? {} : inEnglishAs(site);
