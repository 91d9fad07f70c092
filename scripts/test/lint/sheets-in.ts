import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** The texts of the sheets in folders of the project, by their paths. */
export const sheetsIn = (...folders: string[]): [file: string, css: string][] =>
  folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file): [string, string] => {
        const path = `${folder}/${file.replaceAll('\\', '/')}`;
        return [path, readFileSync(resolve(root, path), 'utf8')];
      }),
  );
