import { describe, expect, it } from 'vitest';
import { withoutComments } from './event-types.mjs';
import { loadDefinitions } from './load-definitions.mjs';

const definitions = await loadDefinitions();
const detailsOf = (tag: string) =>
  Object.fromEntries(
    Object.entries(definitions.find((definition) => definition.tag === tag)?.details ?? {}).map(([event, type]) => [
      event,
      withoutComments(type),
    ]),
  );

describe('the types of events', () => {
  it('are known for every event that a definition describes, and for no other', () => {
    for (const { tag, documentation, details } of definitions) {
      // The types of the checkout's events are in the library.
      if (tag === 'pay-widget') continue;
      expect(Object.keys(details).toSorted(), tag).toEqual(Object.keys(documentation.events ?? {}).toSorted());
    }
  });

  it('are written out, wherever the interface stands and whatever it names', () => {
    expect(detailsOf('hero-carousel')).toEqual({ 'slide-change': '{ index: number }' });
    expect(detailsOf('emergency-banner')).toEqual({ 'banner-close': '{ bannerId: string }' });
    expect(detailsOf('date-range-picker')).toEqual({
      'range-change': '{ min: string; max: string; text: string; complete: boolean }',
    });
    expect(detailsOf('gift-item')?.['cart-change']).toMatch(
      /^\{ cart: \{ lines: Array<\{ itemId: string; .*currency: string/,
    );
    expect(detailsOf('ecard-signing')?.['ecard-change']).toContain('cardType: "email" | "not required" | "printable"');
  });

  it('say the meaning of attributes that take more than their meaning', () => {
    const { properties = {} } = definitions.find(({ tag }) => tag === 'drop-down') ?? {};
    expect(properties).toMatchObject({ options: { type: 'array', default: [] } });
  });
});
