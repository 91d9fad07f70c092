import type { CatalogueText } from './catalogue.ts';
import { textsChanged } from './language.ts';

/**
 * What an author writes in place of a text: `{ "key": "text" }`, or `{ "room.key": "text" }` for a text of another
 * room.
 */
export type GivenTexts = Readonly<Record<string, CatalogueText>>;

type Owner = Element & { texts?: GivenTexts };

const ofElement = new WeakMap<Element, GivenTexts>();

/** The texts that a tag was given by its property. */
export function ownTexts(element: Owner): GivenTexts | undefined {
  // A property set before the definition hides the accessor.
  if (Object.hasOwn(element, 'texts')) {
    const { texts } = element;
    delete element.texts;
    if (texts) ofElement.set(element, texts);
  }
  return ofElement.get(element);
}

/** Whether a script has given texts to the whole page. */
export const pageOverrides = { areGiven: false };

/** The child in which an author gives texts to a tag, and the JSON in the head for the whole page. */
export const TEXTS_CHILD = ':scope > script[data-texts]';
export const TEXTS_IN_HEAD = 'script[data-haven-texts]';

/** The property `texts` of every tag. */
export const textsProperty: PropertyDescriptor & ThisType<Element> = {
  configurable: true,
  get() {
    return ownTexts(this);
  },
  set(texts: GivenTexts | null | undefined) {
    if (texts) ofElement.set(this, texts);
    else ofElement.delete(this);
    textsChanged();
  },
};
