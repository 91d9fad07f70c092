import bidiFactory from 'bidi-js';
import { expect, it } from 'vitest';
import { bidiLines } from './bidi-lines.ts';
import { loadReceiptFonts } from './receipt-fonts.ts';

const bidi = bidiFactory();
const lines = async (text: string, width = 100) =>
  bidiLines(
    bidi,
    { text, weight: 'regular', fonts: await loadReceiptFonts(), direction: 'rtl', width },
    (_, part) => part.length,
  );

it('puts the parts of a line from left to right, Arabic ones as the library turns them round', async () => {
  expect(await lines('شكرًا سميرة Haddad 75.00')).toEqual([
    [
      { font: 'regular', text: 'Haddad 75.00' },
      { font: 'arabic', text: 'شكرًا سميرة ' },
    ],
  ]);
  const sum = await lines('قدره \u200f76.65\u00a0AU$ إلى');
  expect(sum[0]?.map(({ text }) => text)).toEqual(['إلى', ' ', 'AU$', '\u00a0', '76.65', 'قدره ']);
  expect((await lines('رقم (1042)'))[0]?.map(({ text }) => text).join('|')).toBe('(|1042|)|رقم ');
});

it('breaks lines between words, and within a word that is wider than a line', async () => {
  const texts = async (text: string, width: number) =>
    (await lines(text, width)).map((line) => line.map((run) => run.text).join(''));
  expect(await texts('واحد اثنان ثلاثة', 11)).toEqual(['واحد اثنان', 'ثلاثة']);
  expect(await texts('Wolfeschlegel', 5)).toEqual(['Wolfe', 'schle', 'gel']);
  expect(await texts('', 5)).toEqual([]);
});
