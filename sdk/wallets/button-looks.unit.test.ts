import { expect, it } from 'vitest';
import { afterpayLook } from './afterpay/afterpay-look.ts';
import { flypayLook } from './flypay-v2/flypay-v2-look.ts';

it('the Afterpay button is mint, black or white', () => {
  const looks = [undefined, 'mint', 'black', 'white', 'pink', ['black']].map((button_type) =>
    afterpayLook({ button_type }),
  );
  expect(looks.map(({ variant }) => variant)).toEqual(['mint', 'mint', 'black', 'white', 'mint', 'mint']);
  expect(looks[0]).toMatchObject({ label: 'Pay with afterpay', mark: 'afterpay' });
  expect(looks[0]?.style).toContain('.black{background:#000;');
});

it('is from 40 to 96 pixels high, otherwise as high as the page sets', () => {
  const bare = afterpayLook({}).style;
  const own = (height: unknown) => afterpayLook({ height }).style.slice(bare.length);
  expect([39.9, 40, '48px', 96, 96.1, 'tall', undefined].map(own)).toEqual([
    '',
    'button{min-height:40px}',
    'button{min-height:48px}',
    'button{min-height:96px}',
    '',
    '',
    '',
  ]);
});

it('the pay-later logo is black, mint, or white without one of them [S2.06] [S2.07]', () => {
  const variants = ['black', 'mint', 'white', 'pink', undefined].map((button_type) => flypayLook({ button_type }));
  expect(variants.map(({ variant }) => variant)).toEqual(['black', 'mint', 'white', 'white', 'white']);
  expect(variants[0]).toMatchObject({ label: 'Pay with flypay', mark: 'flypay' });
  // S2.03
  expect(variants[0]?.style).toContain('button{background:#262626;');
});
