import { describe, expect, it } from 'vitest';
import { createChargeLookup } from './charge-lookup.ts';

const CHARGE = {
  _id: 'ch_1',
  status: 'complete',
  amount: '75.00',
  refunded_amount: '0.00',
  currency: 'AUD',
  reference: 'GIFT-1',
  created_at: '2027-01-14T01:00:00.000Z',
};

/** A lookup whose provider answers with this charge, and with this refund of it. */
function lookup(charge: object, refund: object = {}) {
  const answer = (data: unknown) => Promise.resolve(Response.json({ resource: { data } }));
  return createChargeLookup({
    providerOrigin: 'https://provider.example',
    secretKey: 'sk',
    clock: () => 0,
    fetch: (url) => {
      const { pathname } = new URL(String(url));
      if (pathname.endsWith('/refunds')) return answer([{ _id: 'rf_1', status: 'complete', ...refund }]);
      const found = { ...CHARGE, ...charge };
      return answer(pathname.endsWith('/ch_1') ? found : { items: [found] });
    },
  });
}
const amountOf = async (amount: unknown) => (await lookup({ amount }).find('ch_1'))?.amountMinor;
const span = { from: new Date(0), to: new Date(1) };

describe('the sums of the provider', () => {
  it.each([
    ['75.00', 7_500],
    ['0.00', 0],
    [75.5, 7_550],
    ['1000000.00', 100_000_000],
    ['2500000.50', 250_000_050],
    ['30000000.00', 3_000_000_000],
  ])('%j is %i cents [D6.04]', async (amount, minor) => expect(await amountOf(amount)).toBe(minor));

  it.each([undefined, null, '', 'x', '1e9', '-5.00', '1,250.00', '1.250,00', Number.NaN, {}])(
    '%j never counts as zero: the charge is not known [D6.04]',
    async (amount) => {
      expect(await amountOf(amount)).toBeUndefined();
      await expect(lookup({ amount }).list(span)).rejects.toThrow('charge ch_1 has an amount that is no sum of money');
      await expect(lookup({ amount }).listOf('GIFT-1')).rejects.toThrow('charge ch_1');
    },
  );

  it('are those of its refunds too, which are none where they are left out', async () => {
    const refunded = { refunded_amount: '30.00' };
    expect(await lookup(refunded, { amount: '30.00' }).find('ch_1')).toMatchObject({
      refundedMinor: 3_000,
      refunds: [{ id: 'rf_1', amountMinor: 3_000 }],
    });
    expect(await lookup(refunded, { amount: 'x' }).find('ch_1'), '[D6.04]').toBeUndefined();
    expect(await lookup({ refunded_amount: 'x' }).find('ch_1'), '[D6.04]').toBeUndefined();
    expect(await lookup({ refunded_amount: undefined }).find('ch_1')).toMatchObject({ refundedMinor: 0, refunds: [] });
  });
});
