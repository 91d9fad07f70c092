import { expect, it } from 'vitest';
import { products, readMessages } from '../../generate/texts/catalogues.mjs';
import { fixedTexts, viewFiles } from './fixed-texts.ts';

it('no view writes words of its own: each has a key', () => {
  const files = viewFiles(['elements', 'checkout-widget']);
  expect(files.length).toBeGreaterThan(100);
  const found = files.map((file) => [file, ...fixedTexts(file)]).filter(([, ...texts]) => texts.length > 0);
  expect(found, '[A3.01] words between tags and in attributes that people read').toEqual([]);
});

/** What nobody in Australia or New Zealand would say to a donor. */
const STILTED =
  /\be-mails?\b|\bmail(s|ed)?\b(?! server)|\bgo(es)? on\b|\brests\b|nobody of you|at this moment|have a new one sent|written down|front page/i;

it('speaks plain English to visitors: email, and what a neighbour would say', () => {
  const texts = products.flatMap((product) => Object.entries(readMessages(product, 'en')));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(([, text]) => STILTED.test(text))).toEqual([]);
});
