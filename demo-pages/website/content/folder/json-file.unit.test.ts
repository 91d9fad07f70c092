import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contentFolder } from '../../../server/server-configuration.ts';
import { organisationSchema } from '../../platform/index.ts';
import { checkJson } from './json-file.ts';

const TRUST = `{
  "name": "Awa Tupua Trust",
  "countries": {
    "NZL": {
      "legalName": "Awa Tupua River Trust",
      "charityNumber": "CC12345",
      "irdNumber": "123-456-789",
      "donee": "approved",
      "signatory": { "name": "Aroha Tane", "role": "Treasurer" },
      "phone": { "number": "04 555 0100" }
    }
  }
}
`;

const check = (text: string) =>
  (checkJson('organisation.json', text, organisationSchema).faults ?? []).map(
    ({ line, column, text: advice }) => `${line}:${column} ${advice}`,
  );
const changed = (from: string, to: string) => {
  expect(TRUST).toContain(from);
  return check(TRUST.replace(from, to));
};

describe('a file of content', () => {
  it('is read, that of the demonstration too', async () => {
    expect(check(TRUST)).toEqual([]);
    expect(check(await readFile(`${contentFolder({})}/organisation.json`, 'utf8'))).toEqual([]);
  });

  it.each([
    ['"Awa Tupua Trust",', '"Awa Tupua Trust"', '3:3 write a comma after the value before this one'],
    ['"name": "Awa', '"name" "Awa', '2:10 write a colon after the name'],
    [
      '"Treasurer" },',
      '"Treasurer" ,},',
      '9:65 write a name in straight quotes; no comma stands before a closing brace',
    ],
    ['"Awa Tupua Trust"', '“Awa Tupua Trust”', '2:11 write texts in straight quotes'],
    ['"Awa Tupua Trust",', '"Awa Tupua Trust",\n  "name": "Awa",', '3:3 name is written twice'],
    ['"donee"', '"done"', '8:7 countries.NZL.done is not known; did you mean donee?'],
    ['"NZL"', '"NZ"', '4:5 countries.NZ is not known; known here: AUS, NZL'],
    ['"approved"', '"yes"', '8:16 countries.NZL.donee: write approved or none'],
    ['CC12345', '12345', '6:24 countries.NZL.charityNumber: write CC and five figures, such as CC12345'],
    ['"04 555 0100"', '45550100', '10:28 countries.NZL.phone.number: write a phone number, such as (02) 5550 0100'],
    ['"Awa Tupua Trust"', '""', '2:11 name: write the name of the organisation'],
    [
      '"countries"',
      '"social": [{ "label": "Mastodon", "url": "http://a.example" }],\n  "countries"',
      '3:44 social.0.url: write an address that begins with https://',
    ],
    [
      '"phone": {',
      '"greeting": { "mi": "Kia ora" },\n      "phone": {',
      '10:19 countries.NZL.greeting: write the greeting in English (en)',
    ],
    [
      '"phone": {',
      '"greeting": "Kia ora",\n      "phone": {',
      '10:19 countries.NZL.greeting: write the greeting, by language, such as { "en": "…" }',
    ],
  ])('with %s as %s is refused where it is wrong, with what to write [O1.05]', (from, to, fault) => {
    expect(changed(from, to).join('\n'), '[O1.05]').toContain(fault);
  });

  it('that misses a value is refused at what should hold it [O1.05]', () => {
    expect(changed('      "irdNumber": "123-456-789",\n', ''), '[O1.05]').toEqual([
      '4:12 countries.NZL.irdNumber: write the IRD number with hyphens, such as 123-456-789',
    ]);
    expect(check('{}'), '[O1.05]').toEqual([
      '1:1 name: write the name of the organisation',
      '1:1 countries: write the countries',
    ]);
    expect(check(''), '[O1.05]').toEqual(['1:1 the file is empty: write { and }']);
  });

  it('tells all of its faults, in their order, in words of its own [O1.05]', () => {
    const faults = check(TRUST.replace('approved', 'yes').replace('CC12345', '1').replace('Treasurer', ''));
    expect(
      faults.map((fault) => fault.split(' ')[0]),
      '[O1.05]',
    ).toEqual(['6:24', '8:16', '9:52']);
    expect(faults.join('\n'), '[O1.05]').not.toMatch(/invalid|expected/i);
  });
});
