import type { CatalogueText } from './catalogue.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀçđéƒǧĥíĵķĺɱñóþɋŕšŧúṽŵẋýžÁɃÇĐÉƑǦĤÍĴĶĹḾÑÓÞɊŔŠŦÚṼŴẊÝŽ'];

/** Every letter in a form of its own between brackets, so that a text without a key stands out; variables stay. */
const accent = (text: string) => {
  const accented = text.replace(/\{\w+\}|[A-Za-z]/g, (part) => ACCENTED[PLAIN.indexOf(part)] ?? part);
  return `[${accented}]`;
};

/** The language `en-XA`: for tests, and for authors who look for texts that are written elsewhere. */
export const translation = (text: CatalogueText): CatalogueText =>
  typeof text === 'string'
    ? accent(text)
    : (Object.fromEntries(
        Object.entries(text).map(([rule, form]) => [rule, accent(form)]),
      ) as unknown as CatalogueText);
