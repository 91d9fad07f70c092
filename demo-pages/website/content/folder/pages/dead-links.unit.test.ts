import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../../server/server-configuration.ts';
import { ContentFaultsError, readCharity } from '../read-charity.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-links-'));
  cpSync(contentFolder({}), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const faults = async () => {
  const error = await readCharity(folder).catch((refused: unknown) => refused);
  return error instanceof ContentFaultsError ? error.message.split('\n').slice(1) : [];
};

const TERMS = 'pages/en/terms.md';
/** A story of Australia alone. */
const AT_HOME = 'news/en/country-towns-open-their-doors.md';
const ABROAD = 'whanganui-gardeners-share-their-land';

describe('a link that leads nowhere', () => {
  it.each([
    [TERMS, '[x](/contcat)', 'there is no page /contcat; did you mean /contact?'],
    [TERMS, '[x](/nowhere/at-all?a=1#b)', 'there is no page /nowhere/at-all'],
    [TERMS, '<a class="haven-button" href="/about-nobody">x</a>', 'there is no page /about-nobody'],
    [TERMS, '[x][y]\n\n[y]: /about-nobody', 'there is no page /about-nobody'],
    [TERMS, '[x](#payments)', 'nothing has id="payments" there: write <h2 id="payments">'],
    [TERMS, '[x](/questions#cards)', 'nothing has id="cards" there'],
    [TERMS, '[x](/news/light-on-the-long-rode)', 'there is no news/en/light-on-the-long-rode.md; did you mean light'],
    [TERMS, `[x](/news/${ABROAD})`, `/news/${ABROAD} is not on the site of AUS`],
    [AT_HOME, `[x](/news/${ABROAD})`, `/news/${ABROAD} is not on the site of AUS`],
    [AT_HOME, '[x](/events/no-such-day)', 'there is no events/en/no-such-day.md'],
  ])('in %s, %s, is told with its place [O1.05]', async (file, markup, advice) => {
    const line = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length + 2;
    writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8').trimEnd()}\n\n${markup}\n`);
    const [found = ''] = await faults();
    expect(found, '[O1.05]').toContain(`this link leads nowhere: ${advice}`);
    const [, at] = /:(\d+):/.exec(found) ?? [];
    expect(Number(at), '[O1.05]').toBeGreaterThanOrEqual(line);
    expect(found).toMatch(new RegExp(`^${file}:`));
  });

  it('because a country or a language is off, is told too [O1.03]', async () => {
    appendFileSync(join(folder, TERMS), '\n[a](/fr/donate)\n\n[b](/nz/donate)\n');
    expect(await faults()).toEqual([]);
    const file = join(folder, 'organisation.json');
    const { countries, ...facts } = JSON.parse(readFileSync(file, 'utf8')) as { countries: { AUS: object } };
    writeFileSync(file, JSON.stringify({ ...facts, languages: ['en'], countries: { AUS: countries.AUS } }));
    const found = (await faults()).join('\n');
    expect(found, '[O1.03]').toContain('this link leads nowhere: /fr/donate is in a language that is off');
    expect(found, '[O1.03]').toContain('this link leads nowhere: /nz/donate is of a country that is off');
  });

  it('is no link to an id, a file, a redirect or a page of the site [O1.05]', async () => {
    writeFileSync(join(folder, 'redirects.json'), '[{ "from": "/old", "to": "/contact" }]');
    const links = ['#own', '/old', '/donate#amount', '/gifts/any-gift', '/design/terms.pdf', '/', '/contact?a=1'];
    const markup = links.map((link) => `[x](${link})`).join('\n');
    appendFileSync(join(folder, TERMS), `\n<h2 id="own">Own</h2>\n\n${markup}\n`);
    expect(await faults(), '[O1.05]').toEqual([]);
  });
});
