import { expect, it } from 'vitest';
import { stampOf } from './hydration-mark.ts';

it('names values alike on a server and on an old page, whose library gives arrays a toJSON', () => {
  const lists = Array.prototype as unknown as { toJSON?: () => string };
  const onServer = stampOf([['Depth'], { lines: ['12'] }]);
  lists.toJSON = () => 'a text';
  try {
    expect(stampOf([['Depth'], { lines: ['12'] }])).toBe(onServer);
  } finally {
    delete lists.toJSON;
  }
});
