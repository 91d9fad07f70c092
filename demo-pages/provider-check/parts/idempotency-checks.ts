import { isDeepStrictEqual } from 'node:util';
import { chargeShape, refundShape } from '../answer-shapes.ts';
import type { Part } from '../check-context.ts';
import { BrokenAnswer } from '../check-finding.ts';
import { expectDone, expectRefused, expectValue, readData } from '../expect-answer.ts';

export const idempotencyChecks: Part = {
  name: 'idempotency',
  need: 'required',
  checks: [
    {
      title: 'the same charge under the same key is made once, and its answer repeated',
      async run({ act, chargeBody, fresh }) {
        const [body, key] = [await chargeBody(), fresh()];
        const first = expectDone(await act('/v1/charges', body, key), 'A charge');
        const second = expectDone(await act('/v1/charges', body, key), 'The same charge under the same key');
        if (isDeepStrictEqual(first.data, second.data)) return;
        throw new BrokenAnswer(
          'The second answer to one idempotency key differs from the first.',
          'Store the answer with the key and repeat it: a lost answer must not cost a donor twice.',
          second.exchange,
        );
      },
    },
    {
      title: 'equal charges that arrive at once are made once',
      async run({ act, chargeBody, fresh, server }) {
        const [body, key] = [await chargeBody(), fresh()];
        await Promise.all(Array.from({ length: 4 }, () => act('/v1/charges', body, key)));
        const listed = expectDone(
          await server('GET', `/v1/charges?reference=${body.reference}`),
          'The list of charges',
        );
        const { items } = (listed.data ?? {}) as { items?: unknown };
        expectValue(listed, 'The number of charges', Array.isArray(items) ? items.length : undefined, 1);
      },
    },
    {
      title: 'another charge under a key that was used is refused',
      async run({ act, chargeBody, fresh }) {
        const [body, key] = [await chargeBody(), fresh()];
        expectDone(await act('/v1/charges', body, key), 'A charge');
        const other = await act('/v1/charges', { ...body, amount: '11.00' }, key);
        expectRefused(other, 'Another charge under a key that was used', 'idempotency_conflict');
      },
    },
    {
      title: 'a charge without a key is refused',
      async run({ server, chargeBody }) {
        const answer = await server('POST', '/v1/charges', await chargeBody());
        expectRefused(answer, 'A charge without an Idempotency-Key', 'idempotency_key_required');
      },
    },
    {
      title: 'the same refund under the same key is made once',
      async run({ act, chargeId, fresh, server }) {
        const [id, key] = [await chargeId(), fresh()];
        const first = expectDone(await act(`/v1/charges/${id}/refunds`, { amount: '4.00' }, key), 'A refund');
        const second = expectDone(await act(`/v1/charges/${id}/refunds`, { amount: '4.00' }, key), 'The same refund');
        expectValue(second, 'resource.data._id', readData(refundShape, second)._id, readData(refundShape, first)._id);
        const charge = expectDone(await server('GET', `/v1/charges/${id}`), 'The charge');
        expectValue(charge, 'resource.data.refunded_amount', readData(chargeShape, charge).refunded_amount, '4.00');
      },
    },
  ],
};
