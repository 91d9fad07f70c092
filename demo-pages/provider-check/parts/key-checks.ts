import type { Part } from '../check-context.ts';
import { BrokenAnswer, NotChecked } from '../check-finding.ts';
import { expectRefused } from '../expect-answer.ts';

export const keyChecks: Part = {
  name: 'keys',
  need: 'required',
  checks: [
    {
      title: 'a secret key that does not exist is refused',
      async run({ server }) {
        const answer = await server('GET', '/v1/charges?limit=1', undefined, { 'x-user-secret-key': 'sk_test_nobody' });
        expectRefused(answer, 'A secret key that does not exist', 'unauthorized');
      },
    },
    {
      title: 'the public key makes no charges',
      async run({ page, chargeBody, fresh }) {
        const answer = await page('POST', '/v1/charges', await chargeBody(), { 'idempotency-key': fresh() });
        if (answer.status === 401 || answer.status === 403) return;
        const problem = `A charge with the public key alone was answered with ${answer.status}.`;
        throw new BrokenAnswer(problem, 'Answer 401 or 403: everybody can read a public key.', answer.exchange);
      },
    },
    {
      title: 'a secret key that comes from a page is refused',
      async run({ server, settings: { pageOrigin } }) {
        const answer = await server('GET', '/v1/charges?limit=1', undefined, { origin: pageOrigin });
        expectRefused(answer, 'A secret key that came from a page', 'secret_key_in_page');
      },
    },
    {
      title: 'another merchant finds nothing of this one',
      async run({ server, chargeId, fresh, settings: { otherSecretKey } }) {
        if (!otherSecretKey)
          throw new NotChecked('Give the secret test key of a second merchant: CHECK_OTHER_SECRET_KEY.');
        const key = { 'x-user-secret-key': otherSecretKey };
        const path = `/v1/charges/${encodeURIComponent(await chargeId())}`;
        expectRefused(await server('GET', path, undefined, key), 'The charge of another merchant', 'not_found');
        const refund = await server('POST', `${path}/refunds`, {}, { ...key, 'idempotency-key': fresh() });
        expectRefused(refund, 'A refund of another merchant’s charge', 'not_found');
      },
    },
  ],
};
