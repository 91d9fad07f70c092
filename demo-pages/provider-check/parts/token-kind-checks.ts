import * as z from 'zod';
import type { Part } from '../check-context.ts';
import { BrokenAnswer } from '../check-finding.ts';
import { expectRefused, expectSpoken, expectValue, readData } from '../expect-answer.ts';

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
