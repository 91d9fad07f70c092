import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/database/open-database.ts';
import { openTestDatabase } from '../../../server/database/testing/open-test-database.ts';
import { getAddress, searchAddresses } from './search-addresses.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const lines = async (country: 'AUS' | 'NZL', text: string) =>
  (await searchAddresses(database.db, country, text)).map((suggestion) => suggestion.address);

describe('address search', () => {
  it('echoes the street and completes the locality, bigger places first [W7.01]', async () => {
    const found = await lines('AUS', '12 Wattle Street Rich');
    expect(found[0]).toBe('12 Wattle Street, Richmond VIC 3121');
    expect(found).toContain('12 Wattle Street, Richmond NSW 2753');
    expect(found.length).toBeLessThanOrEqual(10);
  });

  it('gives the fields of a suggestion [W3.08]', async () => {
    const [first] = await searchAddresses(database.db, 'AUS', '12 Wattle Street, Richmond VIC 3121');
    expect(first).toEqual({
      id: expect.stringMatching(/^[\w-]+$/),
      address: '12 Wattle Street, Richmond VIC 3121',
      streetAddress: '12 Wattle Street',
      suburb: 'Richmond',
      city: 'Richmond',
      state: 'VIC',
      postcode: '3121',
    });
  });

  it('finds by postcode, the city before its suburbs', async () => {
    const found = await lines('AUS', '2000');
    expect(found[0]).toBe('Sydney NSW 2000');
    expect(found.length).toBeGreaterThan(1);
    expect(found.every((line) => line.endsWith('NSW 2000'))).toBe(true);
  });

  it('keeps leading zeros of postcodes', async () => {
    expect(await lines('AUS', '0800')).toContain('Darwin NT 0800');
    expect(await lines('NZL', '5 Queen Street 0622')).toEqual(['5 Queen Street, Takapuna, Auckland 0622']);
  });

  it.each([
    ['12 Lane Cove Road Ryde', '12 Lane Cove Road, Ryde NSW 2112'],
    ['3 High Street St Kilda', '3 High Street, St Kilda VIC 3182'],
    ['3 High Street Saint Kilda', '3 High Street, St Kilda VIC 3182'],
    ['Unit 4, 9 Bay Street Mt Gambier', 'Unit 4 9 Bay Street, Mount Gambier SA 5290'],
    ["1 King Street O'Connor ACT", "1 King Street, O'Connor ACT 2602"],
    ['parramatta nsw', 'Parramatta NSW 2150'],
  ])('reads %s', async (typed, expected) => {
    expect((await lines('AUS', typed))[0]).toBe(expected);
  });

  it('takes the longest locality that exists', async () => {
    const found = await lines('AUS', '8 Hill Street North Sydney');
    expect(found.every((line) => line.startsWith('8 Hill Street, North Sydney'))).toBe(true);
    expect(found.length).toBeGreaterThan(0);
  });

  it.each(['12 Wattle Street', '12 Wattle Lane', '100 George', '100', 'qqqqqq', '  ', '%%%', "'; drop table x; --"])(
    'gives nothing for %j',
    async (typed) => {
      expect(await lines('AUS', typed)).toEqual([]);
    },
  );

  it('starts at three characters [W5.37]', async () => {
    expect(await lines('AUS', 'sy')).toEqual([]);
    expect((await lines('AUS', 'syd'))[0]).toBe('Sydney NSW 2000');
  });

  it('answers each country with its own places, macrons or not [W7.02]', async () => {
    expect((await lines('NZL', '7 Te Ara Ponson'))[0]).toBe('7 Te Ara, Ponsonby, Auckland 1011');
    expect((await lines('NZL', 'Whangārei'))[0]).toBe('Whangarei 0110');
    expect(await lines('NZL', 'Parramatta')).toEqual([]);
    expect(await lines('AUS', 'Ponsonby')).toEqual([]);
  });

  it('gives a region code that the customer form lists', async () => {
    const [first] = await searchAddresses(database.db, 'NZL', 'Ponsonby');
    expect(first).toMatchObject({ suburb: 'Ponsonby', city: 'Auckland', state: 'AUK', postcode: '1011' });
  });

  it('holds hostile length', async () => {
    expect(await lines('AUS', 'a '.repeat(5_000))).toEqual([]);
    expect(await lines('AUS', 'x'.repeat(10_000))).toEqual([]);
  });
});

describe('address details', () => {
  it('gives back the address of an id [W7.04]', async () => {
    const [first] = await searchAddresses(database.db, 'AUS', '12 Wattle Street Richmond VIC');
    const details = await getAddress(database.db, first?.id ?? '');
    const { address: _, ...expected } = first ?? { address: '' };
    expect(details).toEqual(expected);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'abc'],
    ['other characters', '....'],
    ['one part', Buffer.from('["a"]').toString('base64url')],
    ['an unknown place', Buffer.from('["a","b"]').toString('base64url')],
    ['a NUL', Buffer.from('["a\\u0000","b"]').toString('base64url')],
    ['a very long text', 'A'.repeat(5_000)],
  ])('knows no address for %s', async (_, id) => {
    expect(await getAddress(database.db, id)).toBeUndefined();
  });
});
