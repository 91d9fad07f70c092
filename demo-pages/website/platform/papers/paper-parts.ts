import {
  actualText,
  COLOURS,
  decorate,
  heightOf,
  keepTogether,
  MARGIN,
  type Paper,
  type TextStyle,
  write,
} from './paper.ts';
import type { FactRow } from './receipt-facts.ts';

const QUIET: TextStyle = { size: 9.5, colour: COLOURS.quiet };
const GAP = 16;

/** A structure element whose scope the library writes; its types lack the option. */
const scoped = (scope: 'Row' | 'Column') => ({ scope }) as PDFKit.Mixins.StructureElementOptions;

/** The head of the first page: who writes, and what it is. */
export function drawHead(paper: Paper, agencyName: string, title: string): void {
  const { doc, root, width } = paper;
  root.add(
    doc.struct('P', actualText(paper, agencyName), () => {
      write(paper, agencyName, MARGIN, MARGIN, width, { weight: 'semibold', size: 13, colour: COLOURS.brand });
    }),
  );
  const y = doc.y + 6;
  const x = paper.bidi ? doc.page.width - MARGIN - 40 : MARGIN;
  decorate(paper, () => doc.rect(x, y, 40, 3).fill(COLOURS.accent));
  root.add(
    doc.struct('H1', actualText(paper, title), () => {
      write(paper, title, MARGIN, y + 20, width, { weight: 'semibold', size: 24, colour: COLOURS.brand });
    }),
  );
  doc.y += GAP;
}

/** A heading within a page. */
export function drawHeading(paper: Paper, text: string): void {
  const { doc, root, width } = paper;
  keepTogether(paper, 60);
  root.add(
    doc.struct('H2', actualText(paper, text), () => {
      write(paper, text, MARGIN, doc.y, width, { weight: 'semibold', size: 13, colour: COLOURS.brand });
    }),
  );
  doc.y += 4;
}

/** A paragraph. */
export function drawParagraph(paper: Paper, text: string, style: TextStyle & { after?: number } = {}): void {
  const { doc, root, width } = paper;
  keepTogether(paper, heightOf(paper, text, width, style));
  root.add(
    doc.struct('P', actualText(paper, text), () => {
      write(paper, text, MARGIN, doc.y, width, style);
    }),
  );
  doc.y += style.after ?? 6;
}

/** The donor's lines on the left and facts on the right. */
export function drawBeside(paper: Paper, lines: readonly string[], rows: readonly FactRow[]): void {
  const { doc, root, width } = paper;
  const y = doc.y;
  const column = width * 0.4;
  let below = y;
  for (const [index, line] of lines.entries()) {
    root.add(
      doc.struct('P', actualText(paper, line), () => {
        below = write(paper, line, MARGIN, below, column - 16, index === 0 ? { weight: 'semibold' } : {});
      }),
    );
  }
  drawPairs(paper, rows, { x: MARGIN + column, y, width: width - column, labels: 110 });
  doc.y = Math.max(doc.y, below) + GAP;
}

/** Where labels and values are drawn; `labels` is the width of the labels. */
export interface PairsPlace {
  x: number;
  y: number;
  width: number;
  labels: number;
}

/** Labels and their values, as a table of two columns whose first one has the headings. */
export function drawPairs(paper: Paper, rows: readonly FactRow[], at: PairsPlace): void {
  const { doc, root } = paper;
  const table = doc.struct('Table');
  root.add(table);
  const { labels } = at;
  doc.y = at.y;
  for (const [label, value] of rows) {
    const y = doc.y;
    const row = doc.struct('TR');
    table.add(row);
    let labelEnd = y;
    row.add(
      doc.struct('TH', { ...scoped('Row'), ...actualText(paper, label) }, () => {
        labelEnd = write(paper, label, at.x, y + 1, labels - 12, QUIET);
      }),
    );
    row.add(
      doc.struct('TD', actualText(paper, value), () => {
        write(paper, value, at.x + labels, y, at.width - labels);
      }),
    );
    doc.y = Math.max(doc.y, labelEnd) + 1;
  }
  table.end();
}
