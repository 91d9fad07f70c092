import { expect, it } from 'vitest';
import { openShop } from './open-shop.ts';

it('a test whose shop logs an address fails when the shop is closed', async () => {
  const shop = await openShop();
  await shop.website.app.request('http://127.0.0.1:8080/gifts/mere@example.org');
  await expect(shop.database.close()).rejects.toThrow('The log has personal data');
});

it('a shop whose log tells nobody’s name closes', async () => {
  const shop = await openShop();
  await shop.website.app.request('http://127.0.0.1:8080/gifts');
  await shop.database.close();
});
