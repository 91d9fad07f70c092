import { describe, expect, it } from 'vitest';
import { HOSTED_FIELDS } from '../../payment-rules/card/hosted-fields.ts';
import { ENGLISH_TEXTS, fillIn, loadTexts, type TextKey } from './texts.ts';

const ENGLISH = ENGLISH_TEXTS.messages;

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const keys = Object.keys(ENGLISH) as TextKey[];

describe.each(['ar', 'es', 'fr', 'mi', 'vi', 'zh'])('texts in %s', (language) => {
  it('hold everything, with the same values to fill in [S7.35]', async () => {
    const texts = await loadTexts(language);
    expect(texts.language).toBe(language);
    expect(Object.keys(texts.messages).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      expect([key, places(texts.messages[key])]).toEqual([key, places(ENGLISH[key])]);
      expect(texts.messages[key].trim()).not.toBe('');
    }
    expect(Object.keys(texts.labels).sort()).toEqual(Object.keys(HOSTED_FIELDS).sort());
    expect(texts.messages.wrongCardNumber).not.toBe(ENGLISH.wrongCardNumber);
  });
});

describe('loadTexts', () => {
  it('knows regions, and falls back to English', async () => {
    expect((await loadTexts('fr-CA')).language).toBe('fr');
    expect((await loadTexts('ZH_hans')).language).toBe('zh');
    for (const tag of ['en', 'xx', '', 'constructor', '__proto__']) expect(await loadTexts(tag)).toBe(ENGLISH_TEXTS);
  });
  it('writes Arabic from right to left', async () => {
    expect([(await loadTexts('ar')).direction, (await loadTexts('fr')).direction]).toEqual(['rtl', 'ltr']);
  });
});

it('fills in values, and nothing for those that are missing', () => {
  expect(fillIn('{a} to {b}', { a: '1' })).toBe('1 to ');
});
