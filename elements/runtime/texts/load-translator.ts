import type { Catalogue, CatalogueText } from './catalogue.ts';
import { isEnglish, textsChanged } from './language.ts';
import { ownTexts, pageOverrides, TEXTS_CHILD, TEXTS_IN_HEAD } from './own-texts.ts';

export interface Translator {
  find(element: Element | undefined, catalogue: Catalogue, key: string, language: string): [CatalogueText, string];
  translate(value: unknown, room: Catalogue, text: (key: string) => string): unknown;
  load(language: string): Promise<unknown>;
}

let translator: Translator | undefined;
let loading: Promise<Translator | undefined> | undefined;

/** The translator, if it is loaded. */
export const loadedTranslator = (): Translator | undefined => translator;

function loadTranslator(): Promise<Translator | undefined> {
  loading ??= import('./translator.ts').then(
    (module) => {
      translator = module.translator;
      textsChanged();
      return translator;
    },
    // Without it everything stays English.
    () => undefined,
  );
  return loading;
}

/** Loads what a language needs, each file once. A server calls it before it renders in that language. */
export const loadLanguage = async (language: string): Promise<void> => {
  await (await loadTranslator())?.load(language);
};

/** Loads what an element needs for its language, or for the texts that its author gave it or the page. */
export function prepareTexts(element: Element | undefined, language: string): void {
  if (!isEnglish(language)) void loadLanguage(language);
  else if (!translator && element && hasGivenTexts(element)) void loadTranslator();
}

const hasGivenTexts = (element: Element) =>
  pageOverrides.areGiven ||
  ownTexts(element) ||
  element.querySelector?.(TEXTS_CHILD) ||
  element.ownerDocument?.head?.querySelector(TEXTS_IN_HEAD);
