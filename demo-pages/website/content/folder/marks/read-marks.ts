import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnMark, OwnMarks } from '../../../platform/index.ts';
import type { ContentFault } from '../json-file.ts';
import { checkSvg } from './check-svg.ts';

const MOST_BYTES = 2 * 1024 * 1024;

/** The files by which a charity is known, the first that there is. Only a photograph may be a JPEG. */
const FILES: Readonly<Record<keyof OwnMarks, readonly string[]>> = {
  logo: ['images/logo.svg', 'images/logo.png'],
  icon: ['images/icon.svg', 'images/icon.png'],
  social: ['images/social.png', 'images/social.jpg'],
};

/** Sizes below which a picture would be blurred, in pixels. */
const LEAST: Readonly<Record<keyof OwnMarks, readonly [width: number, height: number]>> = {
  logo: [88, 88],
  icon: [180, 180],
  social: [600, 315],
};

/** Reads the logo, the icon and the social picture of a folder; each may be missing. */
export async function readMarks(folder: string): Promise<{ marks: OwnMarks; faults: ContentFault[] }> {
  const marks: OwnMarks = {};
  const faults: ContentFault[] = [];
  for (const kind of ['logo', 'icon', 'social'] as const) {
    for (const file of FILES[kind]) {
      const bytes = await readFile(join(folder, file)).catch(() => undefined);
      if (!bytes) continue;
      const read = file.endsWith('.svg') ? readSvg(file, bytes) : await readRaster(file, bytes, LEAST[kind]);
      faults.push(...read.faults);
      if (read.mark) marks[kind] = read.mark;
      break;
    }
  }
  if (marks.icon && marks.icon.width !== marks.icon.height)
    faults.push(faultOf(marks.icon.file, 'draw the icon in a square: its width is not its height'));
  return { marks, faults };
}

interface ReadMark {
  mark?: OwnMark;
  faults: ContentFault[];
}

const faultOf = (file: string, text: string): ContentFault => ({ file, line: 1, column: 1, text });

const markOf = (file: string, bytes: Buffer, size: { width: number; height: number }): OwnMark => ({
  file,
  bytes,
  ...size,
  digest: createHash('sha256').update(bytes).digest('hex'),
});

function readSvg(file: string, bytes: Buffer): ReadMark {
  const { value, faults } = checkSvg(file, bytes.toString('utf8'));
  return value ? { mark: markOf(file, bytes, value), faults } : { faults };
}

async function readRaster(file: string, bytes: Buffer, [least, lowest]: readonly [number, number]): Promise<ReadMark> {
  const refuse = (text: string) => ({ faults: [faultOf(file, text)] });
  if (bytes.length > MOST_BYTES) return refuse('write at most 2 MB: save it smaller');
  // Loaded for folders with such a file only.
  const { default: sharp } = await import('sharp');
  const facts = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const isNamed = facts?.format === (file.endsWith('.png') ? 'png' : 'jpeg');
  if (!facts || !isNamed) return refuse(`this is no ${file.endsWith('.png') ? 'PNG' : 'JPEG'} picture: save it as one`);
  const { width, height } = facts.autoOrient;
  if (width < least || height < lowest) return refuse(`make it at least ${least} pixels wide and ${lowest} high`);
  if (width > 4000 || height > 4000) return refuse('make it at most 4000 pixels wide and high');
  return { mark: markOf(file, bytes, { width, height }), faults: [] };
}
