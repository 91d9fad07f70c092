import type { ReactNode } from 'react';
import { useHost } from '../host.ts';
import { Fragment, jsx } from '../react/jsx-runtime.ts';
import type { Catalogue, Values, ValuesOf } from './catalogue.ts';
import { type AnyTexts, textsFor } from './texts-for.ts';

/** The texts of a room in the language of the place where they are shown. */
export interface Texts<Room extends Catalogue> {
  <Key extends keyof Room['texts'] & string>(
    key: Key,
    ...values: ValuesOf<Room['texts'][Key], string | number>
  ): string;
  /** A text with elements among its variables. */
  rich<Key extends keyof Room['texts'] & string>(
    key: Key,
    ...values: ValuesOf<Room['texts'][Key], ReactNode>
  ): ReactNode;
  /** The language, for formats of dates, numbers and names. */
  readonly language: string;
}

const cache = new WeakMap<AnyTexts, object>();

/** The same texts for a view, which renders the parts of a text. */
function forView<Room extends Catalogue>(texts: AnyTexts): Texts<Room> {
  const known = cache.get(texts);
  const made =
    known ??
    Object.assign((key: string, values?: Values) => texts(key, values), {
      rich: (key: string, values?: Values) =>
        texts.parts(key, values).map((part, index) => jsx(Fragment, { children: part }, index)),
      language: texts.language,
    });
  if (!known) cache.set(texts, made);
  return made as Texts<Room>;
}

/** The English texts of a room, where there is no element. */
export const englishTexts = <Room extends Catalogue>(catalogue: Room): Texts<Room> =>
  forView(textsFor(undefined, catalogue));

/** The texts of a room. The element renders again when its language or a text changes. */
export const useTexts = <Room extends Catalogue>(catalogue: Room): Texts<Room> =>
  forView(textsFor(useHost().element, catalogue));
