import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  failing,
  inPath,
  inQuery,
  openHostileShop,
  QUERY_NAMES,
  routesOf,
  WORST,
} from '../testing/hostile-addresses.ts';

let opened: Awaited<ReturnType<typeof openHostileShop>>;
beforeAll(async () => {
  opened = await openHostileShop();
});
afterAll(() => opened.shop.database.close());

it('every route and every name of a query is known', () => {
  expect(routesOf(opened.shop, 'GET').length).toBeGreaterThan(60);
  expect(routesOf(opened.shop, 'GET')).toContain('/my-giving/statements/:country{au|nz}/:year{20[0-9]{2}\\.pdf}');
  expect(QUERY_NAMES).toEqual(expect.arrayContaining(['searchId', 'order', 'until', 'keywords']));
});

it.each(['a donor', 'administrator'])('no address makes the site fail for %s', async (who) => {
  const { shop, planId, visitors } = opened;
  const { open, paths } = visitors.find(({ name }) => name === who)!;
  const visitor = await open();
  const gets = routesOf(shop, 'GET').filter((path) => paths.test(path));
  const addresses = gets.flatMap((path) => [...inPath(path, planId, WORST), ...inQuery(path, planId, WORST)]);
  expect(await failing(addresses, visitor, 'GET')).toEqual([]);
});

it('a year in which nobody can have given has no statement', async () => {
  const visitor = await opened.visitors.find(({ name }) => name === 'a donor')!.open();
  for (const year of ['0', '1', '1999', '9999', '10000', '2099', '%00', '-1', '2026e3'])
    expect((await visitor.page(`/my-giving/statements/au/${year}.pdf`)).status, `[D4.03] ${year}`).toBe(404);
});

it('the character of the number zero is in no path, and left out of a query', async () => {
  const visitor = await opened.visitors.find(({ name }) => name === 'administrator')!.open();
  expect((await visitor.page('/back-office/records/mails/%00')).status).toBe(404);
  expect(await visitor.text('/back-office/records/orders?search=HAV-%00nowhere')).toContain('found for “HAV-nowhere”');
});
