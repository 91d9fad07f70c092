import type { FieldName } from '../../payment-rules/card/hosted-fields.ts';
import { ENGLISH, type TextKey } from './english.ts';

/** The texts of one language. Missing labels stay English. */
export type Texts = {
  language: string;
  direction: 'ltr' | 'rtl';
  messages: Readonly<Record<TextKey, string>>;
  labels: Partial<Readonly<Record<FieldName, string>>>;
};

/** The exports of a language's file. */
export type Translation = Pick<Texts, 'messages' | 'labels'>;

export const ENGLISH_TEXTS: Texts = { language: 'en', direction: 'ltr', messages: ENGLISH, labels: {} };

const LANGUAGES: Record<string, () => Promise<{ translation: Translation }>> = {
  ar: () => import('./arabic.ts'),
  de: () => import('./german.ts'),
  es: () => import('./spanish.ts'),
  fr: () => import('./french.ts'),
  mi: () => import('./maori.ts'),
  zh: () => import('./chinese.ts'),
};

/** The texts for a language tag such as `fr` or `fr-CA`; English for a language that is missing here or cannot load. */
export async function loadTexts(tag: string): Promise<Texts> {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  const load = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;
  const found = await load?.().catch(() => undefined);
  if (!found) return ENGLISH_TEXTS;
  return { language, direction: language === 'ar' ? 'rtl' : 'ltr', ...found.translation };
}

/** Replaces `{name}` with its value. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
