import LABELS from '#texts/hosted/labels';
import languages from '#texts/hosted/languages';
import MESSAGES from '#texts/hosted/messages';

export type TextKey = keyof typeof MESSAGES.texts;

/** The texts of one language. */
export type HostedTexts = {
  language: string;
  direction: 'ltr' | 'rtl';
  messages: typeof MESSAGES.texts;
  labels: typeof LABELS.texts;
};

export const ENGLISH_TEXTS: HostedTexts = {
  language: 'en',
  direction: 'ltr',
  messages: MESSAGES.texts,
  labels: LABELS.texts,
};

/** The texts for a language tag such as `fr` or `fr-CA`; English for a language that is missing here or cannot load. */
export async function loadTexts(tag: string): Promise<HostedTexts> {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  const load = Object.hasOwn(languages, language) ? languages[language] : undefined;
  const found = await load?.().catch(() => undefined);
  if (!found) return ENGLISH_TEXTS;
  return {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    ...(found.translation as Pick<HostedTexts, 'messages' | 'labels'>),
  };
}

/** Replaces `{name}` with its value. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
