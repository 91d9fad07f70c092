import { afterEach, expect, it, vi } from 'vitest';
import { paypalOf } from './paypal-script.ts';

const [one, two, three] = [{ Buttons: 1 }, { Buttons: 2 }, { Buttons: 3 }];
const arrive = (api: object) => vi.stubGlobal('paypal', api);
afterEach(() => vi.unstubAllGlobals());

it('keeps what each script brought, although the next one replaces it', () => {
  arrive(one);
  expect(paypalOf('later')).toBe(one);
  arrive(two);
  expect(paypalOf('now')).toBe(two);
  expect(paypalOf('later')).toBe(one);
  expect(paypalOf('now')).toBe(two);
});

it('takes a global that came anew, and what is there for a query that it never saw', () => {
  arrive(three);
  expect(paypalOf('later')).toBe(three);
  expect(paypalOf('third')).toBe(three);
});
