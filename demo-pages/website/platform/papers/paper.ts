import RECEIPT from '#texts/website/receipt';
import type { CalendarDay } from '../site/calendar-days.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import type { Site } from '../site/sites.ts';
import { currentLook } from '../theme/look.ts';
import type { Palette } from '../theme/palette.ts';
import { type Bidi, bidiLines, type VisualRun } from './bidi-lines.ts';
import { printable, textRuns } from './printable-text.ts';
import { loadReceiptFonts, type ReceiptFonts } from './receipt-fonts.ts';

/** A colour of a paper, by what it is for. */
type PaperColour = Exclude<keyof Palette, 'brand' | 'deep'>;

/** A colour of the charity's theme. */
export const paperColour = (name: PaperColour): string => currentLook().palette[name];

export const MARGIN = 52;
/** Room below the text for the number of the page. */
const FOOT = 56;
/** Less than that, so that only `keepTogether` begins pages. */
const LIBRARY_FOOT = 32;

/** How a text looks; sizes in points. */
export interface TextStyle {
  weight?: 'regular' | 'semibold';
  size?: number;
  colour?: PaperColour;
  /** `left` is where lines begin: on a paper from right to left the other side. */
  align?: 'left' | 'right';
  /** English on a paper in another language: it begins at the left. */
  isEnglish?: boolean;
}

/** A tagged A4 document that is being rendered. */
export interface PdfPaper {
  doc: PDFKit.PDFDocument;
  fonts: ReceiptFonts;
  /** The structure that screen readers read; parts add themselves in reading order. */
  root: PDFKit.PDFStructureElement;
  /** Width between the margins. */
  width: number;
  /** Sets lines of both directions, on a paper that runs from right to left. */
  bidi: Bidi | undefined;
}

/** The properties of a document. They hold no donor's words: the library writes them into XML unescaped. */
interface PaperProperties {
  title: string;
  author: string;
  lang: string;
  /** The only time in the file, so that each rendering has the same bytes. */
  issuedOn: CalendarDay;
  /** Runs from right to left. */
  isRtl?: boolean;
}

/** Opens a document: PDF/UA, so tagged, with its language and title. */
export async function openPaper({ title, author, lang, issuedOn, isRtl = false }: PaperProperties): Promise<PdfPaper> {
  // Loaded with the first document: a server that renders none does not hold the library.
  const [fonts, { default: PDFDocument }, bidi] = await Promise.all([
    loadReceiptFonts(),
    import('pdfkit'),
    isRtl ? import('bidi-js').then((module) => module.default()) : undefined,
  ]);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: LIBRARY_FOOT },
    pdfVersion: '1.7',
    // Missing in the types, which know the archive formats only.
    subset: 'PDF/UA' as never,
    tagged: true,
    displayTitle: true,
    lang,
    bufferPages: true,
    // The library's own default font would be read from disk for nothing.
    font: null as never,
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: 'PDFKit',
      CreationDate: new Date(`${issuedOn}T00:00:00Z`),
    },
  });
  // The library accepts parsed fonts; its types do not say so yet.
  for (const [name, { font }] of Object.entries(fonts)) doc.registerFont(name, font as never);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, fonts, root, width: doc.page.width - 2 * MARGIN, bidi };
}

/** Where a text begins, and the width to which it is wrapped. */
interface TextPlace {
  x: number;
  y: number;
  width: number;
}

/** Writes a text at a place, wrapped to its width, in the fonts that have its letters; returns the y below it. */
export function write(paper: PdfPaper, text: string, place: TextPlace, style: TextStyle = {}) {
  if (paper.bidi) return writeBidi(paper, paper.bidi, text, place, style);
  const { x, y, width } = place;
  const { doc, fonts } = paper;
  const { weight = 'regular', size = 10.5, colour = 'ink', align = 'left' } = style;
  const runs = textRuns(text, weight, fonts);
  doc.fontSize(size).fillColor(paperColour(colour));
  // Fonts of other scripts have other heights: their baseline is put onto that of the site's font.
  const isMixed = runs.some((run) => run.font !== weight);
  const ascent = isMixed ? (fonts[weight].font.ascent / fonts[weight].font.unitsPerEm) * size : 0;
  runs.forEach((run, index) => {
    doc.font(run.font);
    const options = {
      width,
      align,
      lineGap: 2,
      continued: index < runs.length - 1,
      ...(isMixed ? { baseline: 'alphabetic' as const } : {}),
      // With a list of features the library shapes the whole run, in the direction of its script, and not word by word.
      ...(run.font === 'arabic' || run.font === 'arabicSemibold' || run.font === 'tamil' ? { features: [] } : {}),
    };
    if (index === 0) doc.text(run.text, x, y + ascent, options);
    else doc.text(run.text, options);
  });
  return runs.length === 0 ? y : doc.y - ascent;
}

/** Arabic letters reach higher and lower than those of the site's font. */
const BIDI_LINE = 1.55;

/** The lines of a text on a paper from right to left. */
function linesOf({ doc, fonts }: PdfPaper, bidi: Bidi, text: string, width: number, style: TextStyle): VisualRun[][] {
  const { weight = 'regular', size = 10.5 } = style;
  const direction = /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr';
  doc.fontSize(size);
  return bidiLines(bidi, { text, weight, fonts, direction, width }, (font, part) =>
    doc.font(font).widthOfString(part, { features: [] }),
  );
}

/** Writes lines whose parts run in both directions, in a place that is mirrored; returns the y below them. */
function writeBidi(paper: PdfPaper, bidi: Bidi, text: string, { x, y, width }: TextPlace, style: TextStyle): number {
  const { doc, fonts } = paper;
  const { weight = 'regular', size = 10.5, colour = 'ink', align = 'left', isEnglish = false } = style;
  const ascent = (fonts[weight].font.ascent / fonts[weight].font.unitsPerEm) * size;
  const left = doc.page.width - x - width;
  doc.fillColor(paperColour(colour));
  let top = y;
  for (const line of linesOf(paper, bidi, text, width, style)) {
    const widths = line.map(({ font, text: part }) => doc.font(font).widthOfString(part, { features: [] }));
    const free = width - widths.reduce((sum, each) => sum + each, 0);
    let at = left + (align === 'right' || isEnglish ? 0 : free);
    line.forEach((run, index) => {
      const options = { lineBreak: false, features: [], baseline: 'alphabetic' as const };
      doc
        .font(run.font)
        .fontSize(size)
        .text(run.text, at, top + ascent, options);
      at += widths[index] ?? 0;
    });
    top += size * BIDI_LINE;
  }
  doc.y = top;
  return top;
}

/** The height that a text will take. */
export function heightOf(paper: PdfPaper, text: string, width: number, style: TextStyle) {
  const { doc, bidi } = paper;
  const { weight = 'regular', size = 10.5 } = style;
  if (bidi) return linesOf(paper, bidi, text, width, style).length * size * BIDI_LINE;
  return doc.font(weight).fontSize(size).heightOfString(printable(text), { width, lineGap: 2 });
}

/** Renders what only decorates: screen readers pass over it. */
export function decorate({ doc }: PdfPaper, content: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.save();
  content();
  doc.restore();
  doc.endMarkedContent();
}

/** Begins a new page unless this much height is left; returns whether it did. */
export function keepTogether({ doc }: PdfPaper, height: number): boolean {
  if (doc.y + height <= doc.page.height - FOOT) return false;
  doc.addPage();
  return true;
}

/** What screen readers say in place of glyphs that are in another order than the letters, or that stand for none. */
export function actualText({ fonts }: PdfPaper, text: string): { actual?: string } {
  const isPlain = textRuns(text, 'regular', fonts).every((run) => run.font === 'regular' && !run.text.includes('□'));
  return isPlain ? {} : { actual: printable(text) };
}

/** Numbers the pages, closes the document and returns its bytes. */
export async function closePaper(paper: PdfPaper, footer: string, site: Site): Promise<Uint8Array> {
  const { doc } = paper;
  const { start, count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(start + page);
    // Otherwise text this low would begin another page.
    doc.page.margins.bottom = 0;
    const style: TextStyle = { size: 8.5, colour: 'quiet' };
    const y = doc.page.height - FOOT + 16;
    doc.markContent('Artifact', { type: 'Pagination' });
    write(paper, footer, { x: MARGIN, y, width: paper.width - 100 }, style);
    const number = pageTexts(site, RECEIPT)('page', { page: page + 1, pages: count });
    write(paper, number, { x: MARGIN + paper.width - 100, y, width: 100 }, { ...style, align: 'right' });
    doc.endMarkedContent();
  }
  const chunks: Uint8Array[] = [];
  const ended = new Promise((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  paper.root.end();
  doc.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
