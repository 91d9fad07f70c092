import * as z from 'zod';
import type { Part } from '../check-context.ts';
import { BrokenAnswer, NotReached } from '../check-finding.ts';
import { expectDone, expectRefused, expectSpoken, expectValue, readData } from '../expect-answer.ts';

const tokenShape = z.looseObject({ type: z.string('must be a text') });

/** Without this call the site treats every token as a card. */
export const tokenKindChecks: Part = {
  name: 'token-kinds',
  need: 'optional',
  checks: [
    {
      title: 'a server learns that a token pays with a card, and the token stays usable',
      async run({ site, calls, token, charge }) {
        const asked = await token();
        const kind = await site.charges.kindOf(asked);
        const answer = expectSpoken(calls.last(), 'The kind of a one-time token');
        expectValue(answer, 'resource.data.type', readData(tokenShape, answer).type, 'card');
        if (kind !== 'card')
          throw new BrokenAnswer(`The site reads this as “${kind}”.`, 'Answer the type card.', answer.exchange);
        const paid = await charge({ token: asked });
        if (paid.status >= 300)
          throw new BrokenAnswer(
            'A token whose kind was read pays no more.',
            'Reading must change nothing.',
            paid.exchange,
          );
      },
    },
    {
      title: 'a page does not learn it with the public key',
      async run({ page, token }) {
        const answer = await page('GET', `/v1/payment_sources/tokens/${await token()}`);
        expectRefused(answer, 'The kind of a token, asked with the public key', 'unauthorized');
      },
    },
  ],
};

export const tokenChecks: Part = {
  name: 'tokens',
  need: 'required',
  checks: [
    {
      title: 'a page with the public key gets a one-time token for a card',
      async run({ requestToken }) {
        const answer = expectSpoken(await requestToken(), 'The card');
        if (typeof answer.data !== 'string' || answer.data === '')
          throw new BrokenAnswer(
            'The answer has no token.',
            'resource.data must be the token, a text.',
            answer.exchange,
          );
      },
    },
    {
      title: 'a card number with a wrong check digit is refused',
      async run({ requestToken, numbers: { approved } }) {
        const wrong = approved.slice(0, -1) + String((Number(approved.slice(-1)) + 1) % 10);
        expectRefused(await requestToken(wrong), 'A card number with a wrong check digit', 'validation_error');
      },
    },
    {
      title: 'a token pays once',
      async run({ token, charge }) {
        const used = await token();
        const first = await charge({ token: used });
        if (first.status >= 300) throw new NotReached('This needs a charge that was made.');
        expectRefused(await charge({ token: used }), 'A token that had paid', 'token_used');
      },
    },
    {
      title: 'a token that was never made is refused',
      async run({ charge }) {
        expectRefused(await charge({ token: 'haven-check-no-token' }), 'A token that was never made', 'token_invalid');
      },
    },
    {
      title: 'two tokens of a card differ',
      async run({ requestToken }) {
        const first = expectDone(await requestToken(), 'The card');
        const second = expectDone(await requestToken(), 'The card');
        if (first.data === second.data)
          throw new BrokenAnswer('The same token was given twice.', 'Make a new token each time.', second.exchange);
      },
    },
  ],
};
