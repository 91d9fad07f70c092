import { chargeShape } from '../answer-shapes.ts';
import { type CheckContext, PAYER, type Part } from '../check-context.ts';
import { BrokenAnswer, NotChecked, NotReached } from '../check-finding.ts';
import { expectDone, expectRefused, expectSpoken, expectValue, readData } from '../expect-answer.ts';

/** A charge as the site makes it, and what the site understood of the answer. */
async function siteCharge({ site, calls, chargeBody, fresh, token }: CheckContext, card?: string) {
  const request = { ...(await chargeBody({ token: await token(card) })), idempotencyKey: fresh(), customer: PAYER };
  const outcome = await site.charges.charge(request);
  return { request, outcome, answer: calls.last() };
}

export const chargeChecks: Part = {
  name: 'charges',
  need: 'required',
  checks: [
    {
      title: 'a charge is paid, and the answer repeats what was asked for',
      async run(context) {
        const { request, outcome, answer } = await siteCharge(context);
        expectSpoken(answer, 'A charge with a test card that pays');
        const charge = readData(chargeShape, answer);
        for (const name of ['amount', 'currency', 'reference'] as const)
          expectValue(answer, `resource.data.${name}`, charge[name], request[name]);
        expectValue(answer, 'resource.data.status', charge.status, 'complete');
        if (outcome.kind !== 'approved')
          throw new BrokenAnswer(
            `The site reads this as “${outcome.kind}”.`,
            'Answer 201 with a charge.',
            answer.exchange,
          );
      },
    },
    {
      title: 'a charge is found by its id and by its idempotency key',
      async run(context) {
        const { request, outcome, answer: made } = await siteCharge(context);
        if (outcome.kind !== 'approved') throw new NotReached('This needs a charge that was made.');
        const byId = expectDone(await context.server('GET', `/v1/charges/${outcome.chargeId}`), 'The charge by its id');
        const { _id, amount } = readData(chargeShape, byId);
        expectValue(byId, 'resource.data._id', _id, outcome.chargeId);
        expectValue(byId, 'resource.data.amount', amount, readData(chargeShape, made).amount);
        const found = await context.site.charges.find(request.idempotencyKey);
        const byKey = context.calls.last();
        expectValue(byKey, 'resource.data._id', found && 'chargeId' in found ? found.chargeId : undefined, _id);
      },
    },
    {
      title: 'a charge that was never made is not found',
      async run({ server, fresh }) {
        expectRefused(await server('GET', `/v1/charges/${fresh()}`), 'An id of no charge', 'not_found');
        const byKey = await server('GET', `/v1/charges?idempotency_key=${fresh()}`);
        expectRefused(byKey, 'A key that nothing was asked with', 'not_found');
      },
    },
    {
      title: 'a declined card is reported with the bank’s reason',
      async run(context) {
        const { declined } = context.numbers;
        if (!declined) throw new NotChecked('Give the number of a test card that is declined: --declined-card.');
        const { outcome, answer } = await siteCharge(context, declined);
        expectRefused(answer, 'A card that is declined', 'card_declined');
        if (outcome.kind !== 'declined' || !outcome.declineCode)
          throw new BrokenAnswer(
            'The answer names no reason.',
            'error.details.decline_code must be a text such as insufficient_funds: ' +
              'regular gifts are tried again by it.',
            answer.exchange,
          );
      },
    },
    {
      title: 'an amount that is no money is refused, with the name of the field',
      async run({ charge }) {
        for (const amount of ['0.00', '-1.00', '1.005', 'ten']) {
          const answer = await charge({ amount });
          expectRefused(answer, `The amount “${amount}”`, 'validation_error');
          const { details } = answer.error as { details?: { path?: unknown } };
          expectValue(answer, 'error.details.path', details?.path, 'amount');
        }
      },
    },
  ],
};
