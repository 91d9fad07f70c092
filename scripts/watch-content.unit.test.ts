import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchContent } from './watch-content.mjs';

const WITHIN = 1_000;

let folder: string;
let end: () => Promise<void>;
const changed = vi.fn();
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haven-watched-'));
  writeFileSync(join(folder, 'organisation.json'), '{}');
  changed.mockReset();
  end = await watchContent(folder, changed);
});
afterEach(async () => {
  await end();
  rmSync(folder, { recursive: true });
});

const seen = (times: number) => vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(times), { timeout: WITHIN });

it('tells of each save within a second, however the editor saves [O1.08]', async () => {
  const file = join(folder, 'organisation.json');
  for (const time of [1, 2, 3]) {
    writeFileSync(`${file}.tmp`, `{ "time": ${time} }`);
    renameSync(`${file}.tmp`, file);
    await seen(time);
  }
  writeFileSync(file, '{ "time": 4 }');
  await seen(4);
});

it('tells once of files that are written together, and of new and removed ones', async () => {
  mkdirSync(join(folder, 'pages/en'), { recursive: true });
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, `pages/en/${name}.md`), name);
  await seen(1);
  rmSync(join(folder, 'pages'), { recursive: true });
  await seen(2);
});

it('does not tell of files that begin with a dot', async () => {
  writeFileSync(join(folder, '.swp'), 'half');
  writeFileSync(join(folder, 'theme.json'), '{}');
  await seen(1);
});
