import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const folders = ['elements', 'sdk', 'checkout-widget'];
/** Below this many bytes headers cost more than compression saves; the server has the same limit. */
const MIN_BYTES = 1_000;

/** Writes `.br` and `.gz`, at their highest levels, beside every script and sheet of dist/ for servers and CDNs. */
export async function precompress(dist) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(dist, folder), { recursive: true })
      .filter((name) => /\.(js|css|map)$/.test(name))
      .map((name) => join(dist, folder, name)),
  );
  const written = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < MIN_BYTES) return [];
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
      return [`${file}.br`, `${file}.gz`];
    }),
  );
  return written.flat();
}
