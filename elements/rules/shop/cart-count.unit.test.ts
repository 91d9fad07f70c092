import { describe, expect, it } from 'vitest';
import { showCartCount } from './cart-count.ts';

/** The used part of a document: places with a text, and a count of writes. */
function pageWith(...texts: string[]) {
  let writes = 0;
  const places = texts.map((initial) => {
    let text = initial;
    return {
      get textContent() {
        return text;
      },
      set textContent(value: string) {
        writes += 1;
        text = value;
      },
    };
  });
  const selectors: string[] = [];
  const page = {
    querySelectorAll(selector: string) {
      selectors.push(selector);
      return places;
    },
  };
  return {
    page: page as never as Document,
    selectors,
    texts: () => places.map(({ textContent }) => textContent),
    writes: () => writes,
  };
}

describe('showCartCount', () => {
  it('writes the count into every place that shows it', () => {
    const { page, selectors, texts } = pageWith('0', '3');
    showCartCount(page, 4);
    expect(selectors).toEqual(['[data-cart-count]']);
    expect(texts()).toEqual(['4', '4']);
  });

  it('leaves an unchanged text alone', () => {
    const { page, writes } = pageWith('4', '3');
    showCartCount(page, 4);
    expect(writes()).toBe(1);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('shows 0 for %d', (count) => {
    const { page, texts } = pageWith('3');
    showCartCount(page, count);
    expect(texts()).toEqual(['0']);
  });
});
