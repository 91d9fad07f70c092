import { chargeShape, refundShape } from '../answer-shapes.ts';
import type { Part } from '../check-context.ts';
import { BrokenAnswer } from '../check-finding.ts';
import { expectDone, expectRefused, expectSpoken, expectValue, readData } from '../expect-answer.ts';

export const refundChecks: Part = {
  name: 'refunds',
  need: 'required',
  checks: [
    {
      title: 'a charge is refunded in two parts, and says how much was',
      async run({ site, calls, chargeId, fresh, server }) {
        const id = await chargeId();
        for (const amount of ['4.00', '6.00']) {
          const { kind } = await site.refunds.refund({ chargeId: id, idempotencyKey: fresh(), amount });
          const answer = expectSpoken(calls.last(), `A refund of ${amount}`);
          expectValue(answer, 'resource.data.amount', readData(refundShape, answer).amount, amount);
          if (kind !== 'refunded')
            throw new BrokenAnswer(`The site reads this as “${kind}”.`, 'Answer 201, complete.', answer.exchange);
        }
        const answer = expectDone(await server('GET', `/v1/charges/${id}`), 'The charge');
        expectValue(answer, 'resource.data.refunded_amount', readData(chargeShape, answer).refunded_amount, '10.00');
        const found = await site.lookup.find(id);
        expectValue(calls.last(), 'The number of refunds', found?.refunds.length, 2);
      },
    },
    {
      title: 'a refund without an amount returns all that is left',
      async run({ act, chargeId }) {
        const id = await chargeId();
        expectDone(await act(`/v1/charges/${id}/refunds`, { amount: '2.50' }), 'A refund of 2.50');
        const rest = expectDone(await act(`/v1/charges/${id}/refunds`, {}), 'A refund without an amount');
        expectValue(rest, 'resource.data.amount', readData(refundShape, rest).amount, '7.50');
      },
    },
    {
      title: 'a refund above the charge is refused, at once and in parts',
      async run({ act, chargeId }) {
        const path = `/v1/charges/${await chargeId()}/refunds`;
        const above = 'A refund of 10.01 of a charge of 10.00';
        expectRefused(await act(path, { amount: '10.01' }), above, 'refund_exceeds_charge');
        expectDone(await act(path, { amount: '6.00' }), 'A refund of 6.00');
        const second = 'A second refund, of 6.00 where 4.00 is left,';
        expectRefused(await act(path, { amount: '6.00' }), second, 'refund_exceeds_charge');
      },
    },
    {
      title: 'a refund of no charge is refused',
      async run({ act, fresh }) {
        expectRefused(await act(`/v1/charges/${fresh()}/refunds`, {}), 'A refund of no charge', 'not_found');
      },
    },
  ],
};
