import type { CheckContext, Part } from '../check-context.ts';
import { BrokenAnswer } from '../check-finding.ts';
import { expectDone } from '../expect-answer.ts';
import type { Answer } from '../provider-calls.ts';

const HEADERS = ['content-type', 'x-user-public-key'];

/** Throws unless a page of this origin may read the answer. */
function expectReadable({ settings: { pageOrigin } }: CheckContext, answer: Answer, what: string): void {
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed === pageOrigin || allowed === '*') return;
  const problem = `${what} cannot be read by a page of ${pageOrigin}.`;
  const mend =
    `Send Access-Control-Allow-Origin: ${pageOrigin}. ` +
    'When the provider lists origins, list this one or give --page-origin.';
  throw new BrokenAnswer(problem, mend, answer.exchange);
}

export const hostedPageChecks: Part = {
  name: 'pages',
  need: 'required',
  checks: [
    {
      title: 'a preflight lets a page of the merchant send its public key',
      async run(context) {
        const { calls, settings } = context;
        const answer = await calls.send('OPTIONS', '/v1/payment_sources/tokens', {
          headers: {
            origin: settings.pageOrigin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': HEADERS.join(','),
          },
        });
        expectReadable(context, answer, 'The answer to a preflight');
        expectDone(answer, 'The preflight');
        const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase();
        const missing = allowed === '*' ? [] : HEADERS.filter((name) => !allowed.includes(name));
        if (missing.length > 0)
          throw new BrokenAnswer(
            `The preflight does not allow the headers ${missing.join(', ')}.`,
            `Send Access-Control-Allow-Headers: ${HEADERS.join(', ')}.`,
            answer.exchange,
          );
      },
    },
    {
      title: 'the page can read its token',
      async run(context) {
        const answer = await context.requestToken();
        expectReadable(context, answer, 'The answer with a token');
        expectDone(answer, 'The card');
      },
    },
    {
      title: 'the page can read why it was refused',
      async run(context) {
        expectReadable(context, await context.requestToken('4'), 'The refusal of a card');
      },
    },
  ],
};
