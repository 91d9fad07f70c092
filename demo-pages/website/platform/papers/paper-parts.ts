import {
  actualText,
  decorate,
  heightOf,
  keepTogether,
  MARGIN,
  type PdfPaper,
  paperColour,
  type TextStyle,
  write,
} from './paper.ts';
import type { FactRow } from './receipt-facts.ts';

const QUIET: TextStyle = { size: 9.5, colour: 'quiet' };
const GAP = 16;

/** A structure element whose scope the library writes; its types lack the option. */
const scoped = (scope: 'Row' | 'Column') => ({ scope }) as PDFKit.Mixins.StructureElementOptions;

/** The head of the first page: who writes, and what it is. */
export function renderHead(paper: PdfPaper, agencyName: string, title: string): void {
  const { doc, root, width } = paper;
  root.add(
    doc.struct('P', actualText(paper, agencyName), () => {
      write(paper, agencyName, { x: MARGIN, y: MARGIN, width }, { weight: 'semibold', size: 13, colour: 'strong' });
    }),
  );
  const y = doc.y + 6;
  const x = paper.bidi ? doc.page.width - MARGIN - 40 : MARGIN;
  decorate(paper, () => doc.rect(x, y, 40, 3).fill(paperColour('accent')));
  root.add(
    doc.struct('H1', actualText(paper, title), () => {
      write(paper, title, { x: MARGIN, y: y + 20, width }, { weight: 'semibold', size: 24, colour: 'strong' });
    }),
  );
  doc.y += GAP;
}

/** A heading within a page. */
export function renderHeading(paper: PdfPaper, text: string): void {
  const { doc, root, width } = paper;
  keepTogether(paper, 60);
  root.add(
    doc.struct('H2', actualText(paper, text), () => {
      write(paper, text, { x: MARGIN, y: doc.y, width }, { weight: 'semibold', size: 13, colour: 'strong' });
    }),
  );
  doc.y += 4;
}

/** A paragraph. */
export function renderParagraph(paper: PdfPaper, text: string, style: TextStyle & { after?: number } = {}): void {
  const { doc, root, width } = paper;
  keepTogether(paper, heightOf(paper, text, width, style));
  root.add(
    doc.struct('P', actualText(paper, text), () => {
      write(paper, text, { x: MARGIN, y: doc.y, width }, style);
    }),
  );
  doc.y += style.after ?? 6;
}

/** The donor's lines on the left and facts on the right. */
export function renderBeside(paper: PdfPaper, lines: readonly string[], rows: readonly FactRow[]): void {
  const { doc, root, width } = paper;
  const y = doc.y;
  const column = width * 0.4;
  let below = y;
  for (const [index, line] of lines.entries()) {
    root.add(
      doc.struct('P', actualText(paper, line), () => {
        below = write(
          paper,
          line,
          { x: MARGIN, y: below, width: column - 16 },
          index === 0 ? { weight: 'semibold' } : {},
        );
      }),
    );
  }
  renderPairs(paper, rows, { x: MARGIN + column, y, width: width - column, labels: 110 });
  doc.y = Math.max(doc.y, below) + GAP;
}

/** Where labels and values are printed; `labels` is the width of the labels. */
interface PairsPlace {
  x: number;
  y: number;
  width: number;
  labels: number;
}

/** Labels and their values, as a table of two columns whose first one has the headings. */
export function renderPairs(paper: PdfPaper, rows: readonly FactRow[], at: PairsPlace): void {
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
        labelEnd = write(paper, label, { x: at.x, y: y + 1, width: labels - 12 }, QUIET);
      }),
    );
    row.add(
      doc.struct('TD', actualText(paper, value), () => {
        write(paper, value, { x: at.x + labels, y, width: at.width - labels });
      }),
    );
    doc.y = Math.max(doc.y, labelEnd) + 1;
  }
  table.end();
}

/** A column of a table; `share` is its part of the width. */
export interface Column {
  title: string;
  share: number;
  align?: 'left' | 'right';
}

interface PaperTable {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Rows below, with a label and the value of the last column. */
  sums: readonly FactRow[];
  /** The sum that the reader looks for. */
  result?: FactRow | undefined;
}

const PAD = 4;
const HEAD: TextStyle = { size: 9.5, colour: 'quiet' };
const SUM: TextStyle = { weight: 'semibold' };
const RESULT: TextStyle = { weight: 'semibold', size: 13, colour: 'strong' };

/** A table that continues on further pages, each with the headings again. */
export function renderTable(paper: PdfPaper, { columns, rows, sums, result }: PaperTable): void {
  const table = paper.doc.struct('Table');
  paper.root.add(table);
  const titles = columns.map(({ title }) => title);
  keepTogether(paper, 60);
  renderRow(paper, columns, titles, { table, style: HEAD, cell: { tag: 'TH', scope: 'Column' } });
  for (const row of rows) {
    if (keepTogether(paper, heightOfRow(paper, columns, row)))
      decorate(paper, () => {
        renderCells(paper, columns, titles, HEAD);
        renderLine(paper);
      });
    renderRow(paper, columns, row, { table, style: {}, cell: { tag: 'TD' } });
  }
  const wide = [
    { title: '', share: 0.7 },
    { title: '', share: 0.3, align: 'right' },
  ] as const;
  for (const sum of sums) renderSum(paper, wide, sum, table, SUM);
  if (result) renderSum(paper, wide, result, table, RESULT);
  table.end();
  paper.doc.y += 12;
}

function renderSum(
  paper: PdfPaper,
  columns: readonly Column[],
  row: FactRow,
  table: PDFKit.PDFStructureElement,
  style: TextStyle,
): void {
  const height = heightOfRow(paper, columns, row, style);
  keepTogether(paper, height);
  if (style === RESULT)
    decorate(paper, () => paper.doc.rect(MARGIN, paper.doc.y, paper.width, height).fill(paperColour('mist')));
  renderRow(paper, columns, row, { table, style, cell: { tag: 'TD' } });
}

interface RowLook {
  table: PDFKit.PDFStructureElement;
  style: TextStyle;
  cell: { tag: 'TH' | 'TD'; scope?: 'Column' };
}

function renderRow(paper: PdfPaper, columns: readonly Column[], texts: readonly string[], look: RowLook): void {
  const { doc } = paper;
  const row = doc.struct('TR');
  look.table.add(row);
  renderCells(paper, columns, texts, look.style, (text, content) => {
    // The types of the library lack the scope.
    const options = { ...actualText(paper, text), scope: look.cell.scope } as PDFKit.Mixins.StructureElementOptions;
    row.add(doc.struct(look.cell.tag, options, content));
  });
  decorate(paper, () => renderLine(paper));
}

function renderLine({ doc, width }: PdfPaper): void {
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + width, doc.y)
    .lineWidth(0.5)
    .stroke(paperColour('line'));
}

/** Renders the cells of a row beside each other, and ends below the highest one. */
function renderCells(
  paper: PdfPaper,
  columns: readonly Column[],
  texts: readonly string[],
  style: TextStyle,
  mark: (text: string, content: () => void) => void = (_, content) => content(),
): void {
  const top = paper.doc.y + PAD;
  let x = MARGIN;
  let end = top;
  for (const [index, { share, align = 'left' }] of columns.entries()) {
    const text = texts[index] ?? '';
    const width = share * paper.width;
    const left = x;
    mark(text, () => {
      end = Math.max(end, write(paper, text, { x: left + PAD, y: top, width: width - 2 * PAD }, { ...style, align }));
    });
    x += width;
  }
  paper.doc.y = end + PAD;
}

function heightOfRow(
  paper: PdfPaper,
  columns: readonly Column[],
  texts: readonly string[],
  style: TextStyle = {},
): number {
  const heights = columns.map(({ share }, index) =>
    heightOf(paper, texts[index] ?? '', share * paper.width - 2 * PAD, style),
  );
  return Math.max(...heights) + 2 * PAD;
}
