import { expect, it } from 'vitest';
import { fixedTexts, viewFiles } from './fixed-texts.ts';

it('no view writes words of its own: each has a key', () => {
  const files = viewFiles(['elements', 'checkout-widget']);
  expect(files.length).toBeGreaterThan(100);
  const found = files.map((file) => [file, ...fixedTexts(file)]).filter(([, ...texts]) => texts.length > 0);
  expect(found, '[A3.01] words between tags and in attributes that people read').toEqual([]);
});
