import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ContentFault } from './json-file.ts';

/** A picture of the charity’s folder. */
export interface FolderImage {
  /** Its name there, such as `images/tent.jpg`. */
  name: string;
  /** Where the file is. */
  path: string;
}

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
/** What `theme.json` and pages’ heads show as it is. */
const MARK = /^images\/(?:logo|icon|social)\.\w+$/;
const OTHERS = /\.(?:hei[cf]|gif|tiff?|bmp)$/i;
const MOST_BYTES = 20 * 1024 * 1024;

/** The pictures in `images/` of a folder. Drawings (SVG) are not among them: pages show none that they have not checked. */
export async function readImages(folder: string): Promise<{ images: FolderImage[]; faults: ContentFault[] }> {
  const root = join(folder, 'images');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const images: FolderImage[] = [];
  const faults: ContentFault[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (!entry.isFile() || entry.name.startsWith('.') || MARK.test(name)) continue;
    const refuse = (text: string) => faults.push({ file: name, line: 1, column: 1, text });
    if (OTHERS.test(name)) refuse('this kind of picture is not read: save it as JPEG, PNG, WebP or AVIF');
    else if (!PICTURE.test(name)) continue;
    else if ((await stat(path)).size > MOST_BYTES) refuse('write at most 20 MB: save it smaller');
    else images.push({ name, path });
  }
  return { images: images.toSorted((a, b) => (a.name < b.name ? -1 : 1)), faults };
}

/** Why a file of the folder cannot be shown as a picture; undefined for one that can, and for other addresses. */
export function imageFault(images: readonly FolderImage[], address: string): string | undefined {
  const name = address.replace(/^\//, '');
  if (!name.startsWith('images/') || images.some((each) => each.name === name)) return undefined;
  if (/\.svg$/i.test(name)) return `${name} is a drawing: save it as PNG and write that name`;
  return `there is no ${name} in the folder: write the name of a file in images/`;
}

/** What entries and tables name a picture of the folder by: `images/tent.jpg` is `/images/tent.jpg`. Others stay. */
export const imageName = (address: string): string => (address.startsWith('images/') ? `/${address}` : address);
