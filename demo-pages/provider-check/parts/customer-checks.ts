import { chargeShape, customerShape } from '../answer-shapes.ts';
import { type CheckContext, PAYER, type Part } from '../check-context.ts';
import { BrokenAnswer } from '../check-finding.ts';
import { expectDone, expectRefused, expectSpoken, expectValue, readData } from '../expect-answer.ts';

/** A customer with a saved card, as the site makes one for a monthly gift. */
async function saveCard({ site, calls, fresh, token }: CheckContext) {
  const used = await token();
  const outcome = await site.charges.save({ ...PAYER, idempotencyKey: fresh(), token: used });
  const answer = expectSpoken(calls.last(), 'A customer with a card');
  const customer = readData(customerShape, answer);
  if (outcome.kind !== 'saved')
    throw new BrokenAnswer(`The site reads this as “${outcome.kind}”.`, 'Answer 201 with a customer.', answer.exchange);
  return { answer, customer, used, display: outcome.display };
}

export const customerChecks: Part = {
  name: 'customers',
  need: 'required',
  checks: [
    {
      title: 'a card is saved for a customer, and shown by its last four digits and its end',
      async run(context) {
        const { answer, display } = await saveCard(context);
        const last4 = context.numbers.approved.slice(-4);
        expectValue(answer, 'card_number_last4 of the default source', display.sourceLast4, last4);
        if (display.sourceEndsIn === null)
          throw new BrokenAnswer(
            'The saved card has no end.',
            'A source of a card must have expire_month and expire_year, numbers.',
            answer.exchange,
          );
        if (JSON.stringify(answer.data).includes(context.numbers.approved))
          throw new BrokenAnswer('The card’s number is in the answer.', 'Answer the last four digits alone.');
      },
    },
    {
      title: 'a saved card is charged while its owner is away',
      async run(context) {
        const { customer } = await saveCard(context);
        const { _id: customer_id, default_source: source_id } = customer;
        const { settings, fresh, act } = context;
        const money = { amount: '10.00', currency: settings.currency, reference: fresh() };
        const answer = await act('/v1/charges', { ...money, customer_id, source_id, initiator: 'merchant' });
        const charge = readData(chargeShape, expectDone(answer, 'A charge of a saved card'));
        expectValue(answer, 'resource.data.status', charge.status, 'complete');
        expectValue(answer, 'resource.data.amount', charge.amount, '10.00');
      },
    },
    {
      title: 'a token that was saved pays no more',
      async run(context) {
        const { used } = await saveCard(context);
        expectRefused(await context.charge({ token: used }), 'A token that had been saved', 'token_used');
      },
    },
    {
      title: 'a second card is added and made the default, and the first removed',
      async run(context) {
        const { customer } = await saveCard(context);
        const { server, act, token } = context;
        const path = `/v1/customers/${customer._id}/payment_sources`;
        const added = expectSpoken(await act(path, { token: await token() }), 'A second card');
        const second = String((added.data as { _id?: unknown } | undefined)?._id);
        const chosen = expectSpoken(await server('PUT', `${path}/${second}/default`), 'Another default');
        expectValue(chosen, 'default_source', readData(customerShape, chosen).default_source, second);
        const removed = await server('DELETE', `${path}/${customer.default_source}`);
        const rest = readData(customerShape, expectSpoken(removed, 'The removal of a card')).payment_sources;
        expectValue(removed, 'The saved cards', rest.map(({ _id }) => _id).join(' '), second);
      },
    },
    {
      title: 'a customer is found by its id',
      async run(context) {
        const { customer } = await saveCard(context);
        const answer = expectSpoken(await context.server('GET', `/v1/customers/${customer._id}`), 'The customer');
        expectValue(answer, 'resource.data._id', readData(customerShape, answer)._id, customer._id);
      },
    },
  ],
};
