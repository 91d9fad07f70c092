import { textRuns } from './printable-text.ts';
import type { FontName, ReceiptFonts } from './receipt-fonts.ts';

/** A part of a line that one font prints in one direction, as the library has to be given it. */
export interface VisualRun {
  font: FontName;
  text: string;
}

/** The algorithm of Unicode for lines of both directions. */
export interface Bidi {
  getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): { levels: Uint8Array };
  getMirroredCharacter(letter: string): string | null;
}

interface LevelRun extends VisualRun {
  level: number;
}

/** How wide a text is in a font, in points. */
type Measure = (font: FontName, text: string) => number;

interface LineRequest {
  text: string;
  weight: 'regular' | 'semibold';
  fonts: ReceiptFonts;
  /** The direction that the text begins with. */
  direction: 'ltr' | 'rtl';
  width: number;
}

/** Fonts whose letters the library shapes and turns round by itself. */
const isShaped = (font: FontName): boolean => font === 'arabic' || font === 'arabicSemibold';

/** Marks of direction, which `Intl` writes around sums. */
const MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g;
/** The sign of a currency belongs to the letters before it: “AU$” is never “$AU”. */
const SIGN_OF_SUM = /(?<=[A-Z])\$/g;

/** Breaks a text into lines of a width, each with its runs from left to right. */
export function bidiLines(bidi: Bidi, request: LineRequest, measure: Measure): VisualRun[][] {
  const { weight, fonts, direction, width } = request;
  const runs = textRuns(request.text.replace(MARKS, ''), weight, fonts);
  const text = runs.map((run) => run.text).join('');
  const fontAt = runs.flatMap((run) => Array.from({ length: run.text.length }, () => run.font));
  const { levels } = bidi.getEmbeddingLevels(text.replace(SIGN_OF_SUM, 'S'), direction);
  const visual = (start: number, end: number) => {
    const found: LevelRun[] = [];
    for (let at = start; at < end; at += 1) {
      const [level, font, last] = [levels[at] ?? 0, fontAt[at] ?? weight, found.at(-1)];
      if (last && last.level === level && last.font === font) last.text += text[at];
      else found.push({ level, font, text: text[at] ?? '' });
    }
    return inVisualOrder(found).map((run) => ({ font: run.font, text: shown(bidi, run) }));
  };
  const widthOf = (start: number, end: number) =>
    visual(start, end).reduce((sum, run) => sum + measure(run.font, run.text), 0);
  const lines: VisualRun[][] = [];
  let start = 0;
  while (start < text.length) {
    const end = endOfLine(text, start, (to) => widthOf(start, to) <= width);
    lines.push(visual(start, text.slice(0, end).trimEnd().length));
    start = end;
  }
  return lines;
}

/**
 * Where a line ends that begins at `start`: after the last word that fits, or within a word that is wider than a line.
 */
function endOfLine(text: string, start: number, fits: (end: number) => boolean): number {
  const ends = [...text.slice(start).matchAll(/\S+/g)].map((word) => start + word.index + word[0].length);
  let end = start;
  for (const each of ends) {
    if (!fits(each)) break;
    end = each;
  }
  if (end > start) return end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
  for (end = start + 1; end < text.length && fits(end + 1); ) end += 1;
  return end;
}

/** Reverses what runs from right to left, the deepest level first. */
function inVisualOrder(runs: LevelRun[]): LevelRun[] {
  const order = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level >= 1; level -= 1) {
    for (let first = 0; first < order.length; first += 1) {
      let after = first;
      while ((order[after]?.level ?? -1) >= level) after += 1;
      if (after > first) order.splice(first, after - first, ...order.slice(first, after).reverse());
      first = Math.max(first, after);
    }
  }
  return order;
}

/** The library turns Arabic letters round by itself, and nothing else, such as brackets. */
function shown(bidi: Bidi, { level, font, text }: LevelRun): string {
  if (level % 2 === 0 || isShaped(font)) return text;
  return [...text]
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join('');
}
