import { expect, it, vi } from 'vitest';
import { startUpdateQueue } from './update-queue.ts';
import type { UpdateAnswer } from './wallet-event.ts';

const SYDNEY = { shipping: { address_city: 'Sydney' } };
const PERTH = { shipping: { address_city: 'Perth' } };

/** A queue whose merchant has a handler, or none. */
function started(hasHandler = true) {
  const announce = vi.fn(() => hasHandler);
  return { announce, queue: startUpdateQueue(announce) };
}

it('announces one update at a time, and each answer belongs to one of them', async () => {
  const { announce, queue } = started();
  const [first, second] = [queue.ask(SYDNEY), queue.ask(PERTH)];
  expect(announce.mock.calls).toEqual([[SYDNEY]]);
  const body = { amount: '12.5', shipping_options: [{ id: '1', label: 'Std' }] };
  expect(queue.answer({ success: true, body })).toBe(true);
  expect(await first).toEqual({ success: true, body });
  expect(announce.mock.calls).toEqual([[SYDNEY], [PERTH]]);
  expect(queue.answer({ success: false })).toBe(true);
  expect(await second).toEqual({ success: false });
});

it('refuses an answer that no update waits for', async () => {
  const { announce, queue } = started();
  expect(queue.answer({ success: true })).toBe(false);
  const update = queue.ask(SYDNEY);
  expect(announce).toHaveBeenCalledTimes(1);
  queue.answer({ success: false });
  expect(queue.answer({ success: true })).toBe(false);
  expect(await update).toEqual({ success: false });
});

it('accepts every update of a merchant without a handler', async () => {
  const { queue } = started(false);
  expect(await Promise.all([queue.ask(SYDNEY), queue.ask(PERTH)])).toEqual([{ success: true }, { success: true }]);
  expect(queue.answer({ success: true })).toBe(false);
});

it('rejects what is pending when it is cleared', async () => {
  const { queue } = started();
  const updates = [queue.ask(SYDNEY), queue.ask(PERTH)];
  queue.clear();
  expect(await Promise.all(updates)).toEqual([{ success: false }, { success: false }]);
  expect(queue.answer({ success: true })).toBe(false);
});

const ODD_AMOUNTS = [-1, 'x', '', '1.', '.5', '1e3', ' 1', '1 ', 1e12];
const ODD_LISTS = ['x', {}, [null], [{ id: '1' }, 'x']];
const odd = (answer: unknown, text: string) => ({ answer, text });
it.each([
  ...[undefined, {}, { success: 'yes' }].map((answer) => odd(answer, 'success must be a boolean')),
  ...ODD_AMOUNTS.map((amount) =>
    odd({ success: true, body: { amount } }, 'body.amount must be a number such as 19.99'),
  ),
  ...ODD_LISTS.map((shipping_options) =>
    odd({ success: true, body: { shipping_options } }, 'body.shipping_options must be a list'),
  ),
])('throws for the answer $answer, and waits for another one', async ({ answer, text }) => {
  const { queue } = started();
  const update = queue.ask(SYDNEY);
  expect(() => queue.answer(answer as UpdateAnswer)).toThrow(`update: ${text}`);
  queue.answer({ success: true });
  expect(await update).toEqual({ success: true });
});

it.each([0, 10, 19.99, '19.99', 999_999_999_999])('takes the amount %s', async (amount) => {
  const { queue } = started();
  const update = queue.ask(SYDNEY);
  queue.answer({ success: true, body: { amount } });
  expect(await update).toEqual({ success: true, body: { amount } });
});

it('does not read the amount of an answer that rejects the change', async () => {
  const { queue } = started();
  const update = queue.ask(SYDNEY);
  queue.answer({ success: false, body: { amount: 'x' } });
  expect(await update).toMatchObject({ success: false });
});
