import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';

describe('limits', () => {
  it('has the values of the constants table [W9.01]', () => {
    expect({ ...limits }).toEqual({
      MIN_QUANTITY: 1,
      MAX_QUANTITY: 9,
      ADDRESS_SEARCH_MIN_CHARACTERS: 3,
      ADDRESS_SEARCH_DELAY_MS: 250,
      OTHER_COUNTRY_STATE: 'Oth',
      HEADER_SCROLLED_PX: 33,
      HEADER_CAROUSEL_SHIFT_PX: 600,
      SWIPE_THRESHOLD_PX: 5,
      DATE_CAROUSEL_SHIFT_PX: 220,
      COUNTER_REVEAL_THRESHOLD: 0.87,
      COUNTDOWN_TICK_MS: 1000,
      VALIDATION_DELAY_MS: 25,
      UPDATE_FORM_SUBMIT_DELAY_MS: 75,
    });
  });

  it('is the only module under elements that defines them [W9.01]', () => {
    const elements = new URL('../', import.meta.url);
    const names = Object.keys(limits).join('|');
    const ownCopy = new RegExp(`\\b(?:const|let|var)\\s+(?:${names})\\b|=\\s*(?:0?\\.87|['"]Oth['"])\\s*;`);
    const copies = readdirSync(elements, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && name !== 'rules/limits.ts')
      .filter((name) => ownCopy.test(readFileSync(new URL(name, elements), 'utf8')));
    expect(copies).toEqual([]);
    expect(ownCopy.test(readFileSync(new URL('limits.ts', import.meta.url), 'utf8'))).toBe(true);
  });
});
