import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { ContentFault } from '../json-file.ts';

const MOST_BYTES = 64 * 1024;
const MOST_ELEMENTS = 2_000;
const MOST_DEPTH = 24;
/** As many faults as somebody mends at once. */
const MOST_FAULTS = 20;

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Shapes and colours. What runs, loads, moves, or costs time without bounds is not among them. */
const ALLOWED = new Set(
  (
    'svg g defs title desc path rect circle ellipse line polyline polygon linearGradient radialGradient stop ' +
    'clipPath mask pattern symbol'
  ).split(' '),
);

/** What to do in place of what drawing programs often write. */
const ADVICE: Readonly<Record<string, string>> = {
  script: 'remove it: a drawing runs no script',
  text: 'turn the text into paths: readers may not have its font',
  tspan: 'turn the text into paths: readers may not have its font',
  style: 'write its rules as attributes, such as fill="#0b5ca0"',
  use: 'write the shape itself in its place',
  image: 'draw it with shapes, or save the whole logo as PNG',
  foreignObject: 'draw it with shapes',
  filter: 'remove the effect, or save the whole logo as PNG',
  metadata: 'remove it, or save the drawing as plain SVG',
};

/** A drawing that may be shown, and its size. */
export interface SvgDrawing {
  width: number;
  height: number;
}

/**
 * Checks an SVG file of the folder: shapes and colours only, no script, nothing from elsewhere, bounded in size and
 * depth. Pages show it with `<img>`; icons and the pictures of mails are made from it.
 */
export function checkSvg(file: string, source: string): { value?: SvgDrawing; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  if (Buffer.byteLength(source) > MOST_BYTES)
    return { faults: [{ file, line: 1, column: 1, text: 'write at most 64 kB: simplify the drawing' }] };
  const parser = new SaxesParser({ xmlns: true, position: true });
  const tell = (text: string) => {
    if (faults.length < MOST_FAULTS) faults.push({ file, line: parser.line, column: parser.columnIndex + 1, text });
  };
  let value: SvgDrawing | undefined;
  let depth = 0;
  let elements = 0;
  parser.on('error', (error) => tell(`this is no correct XML: ${error.message.replace(/^[^ ]+ /, '')}`));
  parser.on('doctype', () => tell('remove <!DOCTYPE …>: an SVG file needs none'));
  parser.on('processinginstruction', ({ target }) => tell(`remove <?${target} …?>`));
  parser.on('opentag', (tag) => {
    depth += 1;
    elements += 1;
    if (depth === MOST_DEPTH + 1) tell(`nest elements at most ${MOST_DEPTH} deep`);
    if (elements === MOST_ELEMENTS + 1) tell(`write at most ${MOST_ELEMENTS} elements: simplify the drawing`);
    if (depth === 1) value = sizeOf(tag);
    if (depth === 1 && !value)
      tell('begin with <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">, with the size of the drawing');
    else for (const fault of faultsOf(tag)) tell(fault);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  try {
    parser.write(source).close();
  } catch {
    // Told by its own event.
  }
  return value && faults.length === 0 ? { value, faults } : { faults };
}

function sizeOf({ uri, local, attributes }: SaxesTagNS): SvgDrawing | undefined {
  const [, , width = 0, height = 0, ...more] = (attributes['viewBox']?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isSize = [width, height].every((side) => side >= 1 && side <= 100_000) && more.length === 0;
  return uri === SVG && local === 'svg' && isSize ? { width, height } : undefined;
}

function faultsOf({ name, uri, local, attributes }: SaxesTagNS): string[] {
  if (uri !== SVG || !ALLOWED.has(local))
    return [`<${name}>: ${ADVICE[local] ?? 'remove it, or save the drawing as plain SVG'}`];
  return Object.values(attributes).flatMap(({ name: key, local: own, uri: space, value }) => {
    if (key === 'xmlns' || key.startsWith('xmlns:')) return [];
    if (/^on/i.test(own)) return [`${key}: remove it: a drawing runs no script`];
    if (space !== '' && space !== XLINK && space !== XML)
      return [`${key}: remove it, or save the drawing as plain SVG`];
    const isLink = own === 'href' || own === 'src';
    const isElsewhere = isLink ? !/^#[\w.-]+$/.test(value.trim()) : referencesElsewhere(value);
    return isElsewhere ? [`${key}: write a reference to the drawing itself, such as #shape: it loads nothing`] : [];
  });
}

/** CSS has more ways than `url(` to name a file, and escapes in which to hide them. */
const referencesElsewhere = (value: string): boolean =>
  /[\\@]|image\s*\(|image-set|cross-fade|element\s*\(|src\s*\(|expression/i.test(value) ||
  [...value.matchAll(/url\s*\(([^)]*)\)?/gi)].some(([, target = '']) => !/^\s*['"]?#[\w.-]+['"]?\s*$/.test(target));
