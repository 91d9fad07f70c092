import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failing, HOSTILE, inPath, inQuery, openHostileShop, routesOf } from '../testing/hostile-addresses.ts';

let opened: Awaited<ReturnType<typeof openHostileShop>>;
beforeAll(async () => {
  opened = await openHostileShop();
});
afterAll(() => opened.shop.database.close());

describe.each(['nobody', 'a buyer', 'a donor', 'reader', 'supporter-care', 'finance', 'administrator'])('%s', (who) => {
  it.each(['GET', 'POST'] as const)(
    'finds no address of a %s that makes the site fail',
    { timeout: 240_000 },
    async (method) => {
      const { shop, planId, visitors } = opened;
      const { open, paths } = visitors.find(({ name }) => name === who)!;
      const visitor = await open();
      for (const path of routesOf(shop, method).filter((each) => paths.test(each))) {
        const addresses = [...inPath(path, planId, HOSTILE), ...inQuery(path, planId, HOSTILE)];
        expect(await failing(addresses, visitor, method), path).toEqual([]);
      }
    },
  );
});
