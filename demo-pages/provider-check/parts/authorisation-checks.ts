import { chargeShape } from '../answer-shapes.ts';
import type { CheckContext, Part } from '../check-context.ts';
import { NotSpoken } from '../check-finding.ts';
import { expectDone, expectRefused, expectSpoken, expectValue, readData } from '../expect-answer.ts';
import type { Answer } from '../provider-calls.ts';

/** A charge whose amount is held. A provider that charges it at once does not speak this part. */
async function authorise({ charge }: CheckContext): Promise<string> {
  const answer = expectDone(await charge({ capture: false }), 'A charge with capture false');
  const { _id, status } = readData(chargeShape, answer);
  if (status === 'complete') throw new NotSpoken(answer.exchange);
  expectValue(answer, 'resource.data.status', status, 'authorised');
  return _id;
}

function expectStatus(answer: Answer, status: string): void {
  expectValue(answer, 'resource.data.status', readData(chargeShape, answer).status, status);
}

export const authorisationChecks: Part = {
  name: 'authorisations',
  need: 'optional',
  checks: [
    {
      title: 'an amount is held and captured in part, once',
      async run(context) {
        const path = `/v1/charges/${await authorise(context)}/capture`;
        const answer = expectSpoken(await context.act(path, { amount: '6.00' }), 'A capture of 6.00');
        expectStatus(answer, 'complete');
        const { captured_amount: captured } = readData(chargeShape, answer);
        expectValue(answer, 'resource.data.captured_amount', captured, '6.00');
        expectRefused(await context.act(path, {}), 'A second capture', 'charge_not_authorised');
      },
    },
    {
      title: 'a capture above the held amount is refused',
      async run(context) {
        const answer = await context.act(`/v1/charges/${await authorise(context)}/capture`, { amount: '10.01' });
        expectRefused(answer, 'A capture of 10.01 where 10.00 is held', 'capture_exceeds_authorisation');
      },
    },
    {
      title: 'a held amount is released',
      async run(context) {
        const path = `/v1/charges/${await authorise(context)}`;
        expectStatus(expectSpoken(await context.act(`${path}/cancel`, {}), 'A cancel'), 'cancelled');
        expectRefused(await context.act(`${path}/capture`, {}), 'A capture after a cancel', 'charge_not_authorised');
      },
    },
  ],
};
