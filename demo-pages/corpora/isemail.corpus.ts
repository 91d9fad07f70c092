import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isEmail } from '#rules/email.ts';
import { type CorpusCase, corpusFile, countCases } from './corpus.ts';

/** Categories of addresses that mail servers take: the product must take them too. */
const TAKEN = ['ISEMAIL_VALID_CATEGORY', 'ISEMAIL_DNSWARN', 'ISEMAIL_RFC5321'];
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of XML. The corpus writes a control character as its picture, because XML has no way to write it. */
const textOf = (xml: string) =>
  xml
    .replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (_, hex?: string, decimal?: string, name?: string) =>
      name ? (ENTITIES[name] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replaceAll(/[\u2400-\u241f]/g, (picture) => String.fromCharCode(picture.charCodeAt(0) - 0x2400));

it('takes the addresses that mail servers take, and no other', () => {
  const xml = readFileSync(corpusFile('isemail', 'test', 'tests.xml'), 'utf8');
  const cases = [...xml.matchAll(/<test id="(\d+)">(.*?)<\/test>/gs)].map(([, id = '', test = '']): CorpusCase => {
    const read = (tag: string) => textOf(new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(test)?.[1] ?? '');
    const address = read('address');
    const isTaken = TAKEN.includes(read('category'));
    const wrong =
      isEmail(address) === isTaken ? undefined : `${JSON.stringify(address)} must be ${isTaken ? 'taken' : 'refused'}`;
    return { id, wrong };
  });
  expect(cases.length).toBeGreaterThan(160);
  expect(countCases('isemail', 'addresses', cases)).toEqual([]);
});
