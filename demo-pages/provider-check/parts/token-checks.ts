import type { Part } from '../check-context.ts';
import { BrokenAnswer, NotReached } from '../check-finding.ts';
import { expectDone, expectRefused, expectSpoken } from '../expect-answer.ts';

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
