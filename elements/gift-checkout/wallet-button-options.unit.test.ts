import { expect, it } from 'vitest';
import { walletButtonOptions } from './wallet-button-options.ts';

it('is a horizontal blue pill labelled pay [W2.45]', () => {
  expect(walletButtonOptions()).toMatchObject({ layout: 'horizontal', color: 'blue', shape: 'pill', label: 'pay' });
});

it('is 55 high with a radius of 10 [W9.15]', () => {
  expect(walletButtonOptions()).toMatchObject({ height: 55, borderRadius: 10 });
});

it('passes the pill and the radius together [W2.46]', () => {
  expect(walletButtonOptions()).toMatchObject({ shape: 'pill', borderRadius: 10 });
});
