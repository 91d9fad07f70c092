import type { FontName, ReceiptFonts } from './receipt-fonts.ts';

/** A part of a text that one font can print. */
interface TextRun {
  font: FontName;
  text: string;
}

/** Stands for a letter that no font has. */
const BOX = '□';
// Control characters would break lines; direction marks could show an amount or a name in another order.
const UNSAFE = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;
const LONE_SURROGATE = /\p{Cs}/gu;
// Spaces, joiners and marks stay with the letters before them.
const CONTINUES = /^(?:\s|\u200c|\u200d|\p{M})$/u;

/** A text in one line, with its letters composed, so that a macron that was typed apart finds its glyph. */
export function printable(text: string): string {
  return text.replace(LONE_SURROGATE, BOX).replace(UNSAFE, ' ').normalize('NFC').trim();
}

/**
 * The runs of a text in the order of reading, each with its font. Letters that no font has become a box, so that the
 * reader sees that something is missing; the mail's text has them all.
 */
export function textRuns(text: string, weight: 'regular' | 'semibold', fonts: ReceiptFonts): TextRun[] {
  const order: FontName[] = [weight, weight === 'regular' ? 'arabic' : 'arabicSemibold', 'tamil'];
  const runs: TextRun[] = [];
  for (const letter of printable(text)) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const stays = last && CONTINUES.test(letter) && (/\s/.test(letter) || fonts[last.font].letters.has(code));
    const font = stays ? last.font : order.find((name) => fonts[name].letters.has(code));
    const glyph = font === undefined ? BOX : letter;
    if (last && last.font === (font ?? weight)) last.text += glyph;
    else runs.push({ font: font ?? weight, text: glyph });
  }
  return runs;
}
