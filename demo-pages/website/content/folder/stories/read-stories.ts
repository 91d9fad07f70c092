import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TRANSLATIONS, type TranslatedLanguage } from '../../../platform/index.ts';
import type { Categories } from '../entries/categories-file.ts';
import type { ContentFault } from '../json-file.ts';
import { namesIn } from '../names-in.ts';
import type { TextLinks } from '../pages/dead-links.ts';
import { readMarkdown } from '../pages/read-page.ts';
import {
  STORY_FOLDERS,
  type StoryFacts,
  type StoryFolder,
  type StoryTexts,
  storySchemas,
  storyTranslationSchemas,
} from './story-facts.ts';

/** A story of the charity's folder: news, a post, an event or a media item. */
export type Story<Folder extends StoryFolder = StoryFolder> = StoryFacts<Folder> & {
  /** The name of its file, which is the end of its address in every country and language. */
  slug: string;
  /** Its text in Markdown, checked. */
  body: string;
  translations: Partial<Record<TranslatedLanguage, StoryTexts<Folder> & { body: string }>>;
};

/** All stories of a folder, in the order of their files. */
export type Stories = { readonly [Folder in StoryFolder]: readonly Story<Folder>[] };

/** What a story leads to, and the countries that show it; all without. */
export type StoryLinks = TextLinks & Pick<Story, 'countries'>;

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

/**
 * Reads `news`, `blog`, `events` and `media`, each by language; all faults of all files are told. Without `categories`,
 * which have faults of their own, ids are not looked up.
 */
export async function readStories(
  folder: string,
  categories: Categories | undefined,
): Promise<{ stories: Stories; links: StoryLinks[]; faults: ContentFault[] }> {
  const schemas = storySchemas(categories);
  const faults: ContentFault[] = [];
  const links: StoryLinks[] = [];
  const readOf = async <Folder extends StoryFolder>(name: Folder): Promise<readonly Story<Folder>[]> => {
    const english = new Map<string, Story<Folder>>();
    for (const language of ['en', ...TRANSLATIONS] as const) {
      for (const file of await namesIn(join(folder, name, language))) {
        const path = `${name}/${language}/${file}`;
        const slug = file.replace(/\.md$/, '');
        const tell = (text: string) => faults.push({ file: path, line: 1, column: 1, text });
        if (!NAME.test(file) || slug.length > 100) {
          tell('name the file in small letters, figures and hyphens, such as where-your-gift-went.md');
          continue;
        }
        const source = await readFile(join(folder, path), 'utf8');
        if (language === 'en') {
          const { value, faults: found = [] } = await readMarkdown(path, source, schemas[name]);
          faults.push(...found);
          const facts = value?.facts as StoryFacts<Folder> | undefined;
          if (value && facts) english.set(slug, { ...facts, slug, body: value.body, translations: {} });
          if (value && facts) links.push({ ...value.links, countries: facts.countries });
          continue;
        }
        const { value, faults: found = [] } = await readMarkdown(path, source, storyTranslationSchemas[name]);
        faults.push(...found);
        const story = english.get(slug);
        const texts = value?.facts as StoryTexts<Folder> | undefined;
        if (value && texts && story) {
          story.translations[language] = { ...texts, body: value.body };
          links.push({ ...value.links, countries: story.countries });
        } else if (value && !englishNames.has(`${name}/${file}`))
          tell(`there is no ${name}/en/${file}: name the file as its English one`);
      }
    }
    return [...english.values()];
  };
  const englishNames = new Set<string>();
  for (const name of STORY_FOLDERS) {
    for (const language of await namesIn(join(folder, name))) {
      if (language === 'en' || TRANSLATIONS.some((each) => each === language)) continue;
      const text = `this is no language of the site: write en, ${TRANSLATIONS.join(', ')}`;
      faults.push({ file: `${name}/${language}`, line: 1, column: 1, text });
    }
    for (const file of await namesIn(join(folder, name, 'en'))) englishNames.add(`${name}/${file}`);
  }
  const stories = {
    news: await readOf('news'),
    blog: await readOf('blog'),
    events: await readOf('events'),
    media: await readOf('media'),
  };
  return { stories, links, faults };
}
