import { describe, expect, it } from 'vitest';
import { didYouMean, lettersApart } from './did-you-mean.ts';

const names = ['hero-carousel', 'gift-cart', 'gift-item', 'countdown-timer', 'drop-down', 'end-date'];

describe('didYouMean', () => {
  it.each([
    ['herocarousel', 'hero-carousel'],
    ['hero_carousel', 'hero-carousel'],
    ['carousel-hero', 'hero-carousel'],
    ['haven-gift-cart', 'gift-cart'],
    ['enddate', 'end-date'],
    ['countdown', 'countdown-timer'],
    ['hero-carrousel', 'hero-carousel'],
    ['countdwon-timer', 'countdown-timer'],
    ['gift-crat', 'gift-cart'],
    ['gift-card', 'gift-cart'],
  ])('takes %s for %s', (given, meant) => expect(didYouMean(given, names)).toBe(meant));

  it.each(['site-footer', 'my-widget', 'gift', 'gi', '', 'x'.repeat(65), '-'])('takes %s for nothing', (given) =>
    expect(didYouMean(given, names)).toBeUndefined(),
  );

  it('allows one slip in four letters and not two', () => {
    expect(didYouMean('wall', ['wale'])).toBe('wale');
    expect(didYouMean('wall', ['wise'])).toBeUndefined();
    expect(didYouMean('wal', ['wale'])).toBeUndefined();
  });
});

describe('lettersApart', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['abc', 'abc', 0],
    ['abc', 'abd', 1],
    ['abc', 'acb', 1],
    ['abc', 'ab', 1],
    ['kitten', 'sitting', 3],
  ])('finds “%s” and “%s” %i apart', (one, other, apart) => expect(lettersApart(one, other)).toBe(apart));
});
