import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../../server/server-configuration.ts';
import { ContentFaultsError, readCharity } from '../read-charity.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-stories-'));
  cpSync(contentFolder({}), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const faults = async () => {
  const error = await readCharity(folder).catch((refused: unknown) => refused);
  return error instanceof ContentFaultsError ? error.message.split('\n').slice(1) : [];
};

const NEWS = 'news/en/light-on-the-long-road.md';
const EVENT = 'events/en/whanau-day-mangere.md';
const FILM = 'media/en/film-dawn-in-the-valley.md';

describe('a fault in a story', () => {
  it.each([
    [NEWS, /^title: .*\n/m, '', 2, 'title: write the title'],
    [NEWS, /^summary:/m, 'sumary:', 3, 'sumary is not known; did you mean summary?'],
    [NEWS, /^summary: .*/m, 'summary: Short.', 3, 'summary: write in 20 to 200 characters what it is about'],
    [NEWS, /^date: .*/m, 'date: 1 December', 4, 'date: write a day, such as 2026-11-28'],
    [NEWS, /^date: .*/m, 'date: 2026-02-30', 4, 'date: write a day, such as 2026-11-28'],
    [NEWS, /^author: .*/m, 'author: mele-tao', 5, 'mele-tao is no id of authors in categories.json; did you mean mele'],
    [NEWS, /^topic: .*/m, 'topic: weather', 7, 'weather is no id of topics in categories.json; add it to topics'],
    [NEWS, /^picture: .*/m, 'picture: //x.example/a.png', 9, 'picture: write a path that begins with /'],
    [NEWS, /^alt: .*\n/m, '', 2, 'alt: write what the picture shows'],
    [NEWS, /\n---\n\n/, '\n---\n\n# Once more\n\n', 13, 'the title of the page is its first heading'],
    [NEWS, /\n---\n\n/, '\n---\n\n<script>alert(1)</script>\n\n', 13, '<script> may not stand in a page'],
    [EVENT, /^starts: .*/m, 'starts: Saturday at ten', 4, 'starts: write a day and a time on the clocks there'],
    [EVENT, /^ends: .*/m, 'ends: 2026-01-01T10:00', 5, 'ends: write a time after starts'],
    [EVENT, /^location: .*/m, 'location: uganda', 8, 'location: write the zone of this location in categories.json'],
    [EVENT, /^venue:/m, 'status: postponed\nvenue:', 9, 'status: write scheduled, moved or cancelled'],
    [EVENT, /^venue:/m, 'book: ring us\nvenue:', 9, 'book: write a path that begins with /'],
    [EVENT, /^countries: .*/m, 'countries: [AU]', 6, 'countries.0: write AUS or NZL'],
    [FILM, /^film: .*\n/m, '', 2, 'film: a film has film: the address of a WebM or MP4 file'],
    [FILM, /^format: .*/m, 'format: video', 5, 'format: write film, picture or report'],
  ])('%s: %s as %j [O1.05]', async (file, from, to, line, advice) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(join(folder, file), text.replace(from, to));
    const found = await faults();
    expect(found.join('\n'), '[O1.05]').toContain(advice);
    expect(
      found.find((fault) => fault.includes(advice)),
      '[O1.05]',
    ).toMatch(new RegExp(`^${file}:${line}:`));
    expect(found.join('\n')).not.toMatch(/Invalid|expected/);
  });

  it('of its name, its language or its English file says what to do [O1.05]', async () => {
    renameSync(join(folder, NEWS), join(folder, 'news/en/Light on.md'));
    cpSync(join(folder, 'blog/en'), join(folder, 'blog/maori'), { recursive: true });
    cpSync(join(folder, EVENT), join(folder, 'events/mi/other-day.md'));
    const found = (await faults()).join('\n');
    expect(found, '[O1.05]').toContain('news/en/Light on.md:1:1 name the file in small letters, figures and hyphens');
    expect(found, '[O1.05]').toContain('blog/maori:1:1 this is no language of the site: write en, ');
    expect(found, 'facts stand in the English file alone').toContain('events/mi/other-day.md:4:1 starts is not known');
  });

  it('in a list of categories.json has its place [O1.05]', async () => {
    const file = join(folder, 'categories.json');
    const lists = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { id: string; zone?: string }[]>;
    lists['topics']!.push({ ...lists['topics']![0]! });
    lists['locations']![0]!.zone = 'Mars/Olympus';
    writeFileSync(file, JSON.stringify(lists));
    const found = (await faults()).join('\n');
    expect(found, '[O1.05]').toMatch(/categories\.json:1:\d+ topics\.6\.id: \S+ is there twice: remove one/);
    expect(found, '[O1.05]').toContain('locations.0.zone: write a time zone, such as Pacific/Auckland');
    expect(found, 'ids are not looked up in a list with faults').not.toContain('is no id of');
  });
});
