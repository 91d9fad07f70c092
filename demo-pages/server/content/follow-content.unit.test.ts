import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCharity } from '../../../scripts/generate/new-charity/write-charity.mjs';
import { setDemonstration } from '../../website/app/testing/demonstration.ts';
import { readCharity } from '../../website/content/index.ts';
import {
  brandPath,
  currentLook,
  organisationOf,
  siteOf,
  templateValues,
  unwrittenParts,
} from '../../website/platform/index.ts';
import { ALL_SITES, isActive } from '../../website/platform/site/sites.ts';
import { createOperationsApp } from '../operations/operations-app.ts';
import { createServerMetrics } from '../operations/server-metrics.ts';
import { type FollowedContent, followContent } from './follow-content.ts';

let folder: string;
let entries: Record<string, unknown>[];
let content: FollowedContent | undefined;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'haven-charity-')), 'awa');
  entries = [];
});
afterEach(async () => {
  content?.end();
  content = undefined;
  rmSync(folder, { recursive: true, force: true });
  await setDemonstration();
});

const log = (entry: Record<string, unknown>) => void entries.push(entry);
const follow = async (isLive = false) => {
  content = await followContent(folder, { isLive, log });
  return content;
};
const change = (from: string, to: string) => {
  const file = join(folder, 'organisation.json');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
};
const nameNow = () => organisationOf(siteOf('NZL')).name;

describe('a folder that a command has written', () => {
  it.each(['AUS', 'NZL', 'both'] as const)('for %s is without faults and has that alone [O1.06]', async (country) => {
    const written = writeCharity(folder, { name: 'Awa Tupua', country, languages: ['fr'] });
    expect(written, '[O1.06]').toEqual(
      expect.arrayContaining([
        ...['organisation.json', 'theme.json', 'home.json', 'donate.json', 'navigation.json', 'images/logo.svg'],
        ...['gifts/first-gift.json', 'gifts/second-gift.json', 'appeals/our-appeal.json', 'README.md'],
        ...['petitions/our-petition.json', 'news/en/our-new-website.md', 'pages/en/contact.md'],
        'schemas/organisation.schema.json',
      ]),
    );
    const { organisation } = await readCharity(folder);
    expect(organisation, '[O1.06]').toMatchObject({ name: 'Awa Tupua', languages: ['en', 'fr'] });
    await follow();
    const isOn = (code: string, language: string) =>
      (country === 'both' || code === country) && ['en', 'fr'].includes(language);
    for (const site of ALL_SITES) expect(isActive(site), '[O1.03]').toBe(isOn(site.code, site.language));
  });

  it('is refused by a site that takes real money while a page has words of the template [O4.01]', async () => {
    writeCharity(folder, { name: 'Awa Tupua', country: 'NZL' });
    mkdirSync(join(folder, 'pages/en'), { recursive: true });
    const page = ['title: About us', `description: ${'What we do for the river. '.repeat(3)}`, 'path: /about'];
    writeFileSync(join(folder, 'pages/en/about.md'), `---\n${page.join('\n')}\n---\n\nTEMPLATE: who you are.\n`);
    await expect(follow(true), '[O4.01]').rejects.toThrow(
      /these files have words of a template: .*pages\/en\/about\.md/,
    );
    await follow();
    expect(unwrittenParts(), '[O4.01]').toContain('pages/en/about.md');
  });

  it('is refused by a site that takes real money until its values are written [O1.06]', async () => {
    writeCharity(folder, { name: 'Awa Tupua', country: 'NZL' });
    await expect(follow(true), '[O1.06]').rejects.toThrow(
      'values of a template: countries.NZL.phone.number, countries.NZL.charityNumber',
    );
    const { organisation } = await readCharity(folder);
    expect(templateValues(organisation)).toEqual(
      ['phone.number', 'charityNumber', 'irdNumber', 'signatory.name', 'signatory.role', 'bank'].map(
        (place) => `countries.NZL.${place}`,
      ),
    );
    for (const [from, to] of [
      ['CC00000', 'CC12345'],
      ['000-000-000', '123-456-789'],
      ['00 000 0000', '04 555 0100'],
      ['00-0000-0000000-00', '12-3456-7890123-00'],
      ['TEMPLATE: ', ''],
    ] as const)
      change(from, to);
    await expect(follow(true), '[O1.06] words too').rejects.toThrow(
      'these files have words of a template: appeals/our-appeal.json, donate.json,',
    );
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(json|md)$/.test(file)) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      writeFileSync(join(folder, file), text.replaceAll('TEMPLATE', 'Our'));
    }
    await follow(true);
    expect(nameNow()).toBe('Awa Tupua');
  });

  it('says what it cannot be made from', () => {
    const make = (facts: Parameters<typeof writeCharity>[1]) => () => writeCharity(folder, facts);
    expect(make({ country: 'NZL' })).toThrow('--name');
    expect(make({ name: 'Awa', country: 'FRA' })).toThrow('AUS, NZL or both');
    expect(make({ name: 'Awa', country: 'AUS', languages: ['mi'] })).toThrow('te reo Māori');
    expect(make({ name: 'Awa', country: 'AUS', languages: ['xx'] })).toThrow('--language xx');
    make({ name: 'Awa', country: 'AUS' })();
    expect(make({ name: 'Awa', country: 'AUS' })).toThrow('is not empty');
  });
});

describe('a site that runs', () => {
  it('takes over a changed folder at SIGHUP, and keeps the last good one where it has faults [O1.05]', async () => {
    writeCharity(folder, { name: 'Awa Tupua', country: 'NZL' });
    const { warnings } = await follow();
    const app = createOperationsApp({
      parts: {},
      isStopping: () => false,
      isStalled: () => false,
      metrics: createServerMetrics(),
      warnings,
    });
    change('"name": "Awa Tupua"', '"name": "Awa Nui"');
    process.emit('SIGHUP');
    await vi.waitFor(() => expect(nameNow(), '[O1.08]').toBe('Awa Nui'));
    expect(entries).toMatchObject([{ event: 'content', result: 'taken over' }]);
    expect(await (await app.request('/readyz')).json()).toEqual({ status: 'ok', parts: { process: 'ok' } });

    const look = brandPath('site.css');
    const theme = (brand: string) =>
      writeFileSync(
        join(folder, 'theme.json'),
        JSON.stringify({ color: { $type: 'color', brand: { $value: brand } } }),
      );
    theme('#177e4c');
    process.emit('SIGHUP');
    await vi.waitFor(() => expect(brandPath('site.css'), '[O4.02] pages name another sheet').not.toBe(look));
    expect(currentLook().palette.brand, '[O4.02]').toBe('#177e4c');
    theme('#ffe94a');
    process.emit('SIGHUP');
    await vi.waitFor(() => expect(entries).toHaveLength(3));
    expect(entries[2], '[O4.02]').toMatchObject({ fault: expect.stringContaining('theme.json:1:') });
    expect(currentLook().palette.brand, '[O4.02] the last good look stays').toBe('#177e4c');
    theme('#177e4c');
    entries.length = 1;

    change('"name": "Awa Nui"', '"name": ""');
    change('CC00000', '12345');
    process.emit('SIGHUP');
    await vi.waitFor(() => expect(entries).toHaveLength(3));
    expect(nameNow(), '[O1.05]').toBe('Awa Nui');
    expect(
      entries.slice(1).map(({ fault }) => fault),
      '[O1.05]',
    ).toEqual([
      'organisation.json:3:11 name: write the name of the organisation',
      expect.stringContaining('countries.NZL.charityNumber: write CC and five figures'),
    ]);
    const ready = await app.request('/readyz');
    expect([ready.status, await ready.json()], '[O1.05] visitors are still served').toMatchObject([
      200,
      {
        status: 'ok',
        warnings: { content: expect.stringContaining('2 faults in the folder: organisation.json:3:11') },
      },
    ]);

    change('"name": ""', '"name": "Awa Roa"');
    change('12345', 'CC12345');
    expect(await content?.reload()).toBe(true);
    expect([nameNow(), warnings()], '[O1.05]').toEqual(['Awa Roa', {}]);
  });

  it('does not start with faults [O1.05]', async () => {
    await expect(follow(), '[O1.05]').rejects.toThrow('organisation.json:1:1 the file is missing');
  });
});
