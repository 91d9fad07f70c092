import type { Language } from '../../../platform/index.ts';
import type { Stories, Story } from './read-stories.ts';

/** The texts of stories in a language, by their English: also whole bodies. */
export const translatedStories = (stories: Stories, language: Language): [string, string][] =>
  Object.values<readonly Story[]>(stories).flatMap((list) => list.flatMap((story) => translatedTexts(story, language)));

function translatedTexts(story: Story, language: Language): [string, string][] {
  const texts = (story.translations as Partial<Record<Language, Record<string, string>>>)[language] ?? {};
  const english = story as unknown as Record<string, string>;
  return Object.entries(texts).map(([name, text]) => [english[name] ?? '', text]);
}
