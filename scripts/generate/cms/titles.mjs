import { attributeName } from '../manifest/names.mjs';

const WORDS = {
  href: 'link',
  src: 'film file',
  url: 'address',
  id: 'ID',
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  paypal: 'PayPal',
};

/** A name as the label of a form's field: `itemId` becomes `Item ID`. */
export const titleOf = (name) =>
  attributeName(name)
    .split('-')
    .map((word) => WORDS[word] ?? word)
    .join(' ')
    .replace(/^./, (letter) => letter.toUpperCase());
