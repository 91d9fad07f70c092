type Fetch = typeof globalThis.fetch;
/** A provider's answer to a request. */
export type AnswerTo = (request: Request) => Promise<Response>;
type Envelope = { status: number; error: unknown; resource: { type: string; data: Record<string, unknown> } };

/** A provider that is broken in one thing, and what the check says of it. */
export interface BrokenProvider {
  broken: string;
  /** The part that finds it. */
  only: string;
  says: RegExp;
  breaks: (right: AnswerTo) => AnswerTo;
}

const CHARGE = /^\/v1\/charges$/;
const REFUND = /^\/v1\/charges\/[^/]+\/refunds$/;

const at = ({ method, url }: Request, wanted: string, path: RegExp) =>
  method === wanted && path.test(new URL(url).pathname);

/** Changes the right answers to one call. */
const changed =
  (method: string, path: RegExp, change: (envelope: Envelope, request: Request) => void) =>
  (right: AnswerTo): AnswerTo =>
  async (request) => {
    const answer = await right(request.clone());
    if (!at(request, method, path)) return answer;
    const envelope = (await answer.json()) as Envelope;
    change(envelope, request);
    return new Response(JSON.stringify(envelope), { status: envelope.status, headers: answer.headers });
  };

/** Answers refusals of a code like a success. */
const accepted = (method: string, path: RegExp, code: string, data: Record<string, unknown>) =>
  changed(method, path, (envelope) => {
    if ((envelope.error as { code?: string } | null)?.code !== code) return;
    Object.assign(envelope, { status: 201, error: null, resource: { type: 'charge', data } });
  });

const isMade = ({ status }: Envelope) => status < 300;
let count = 0;

export const BROKEN_PROVIDERS: readonly BrokenProvider[] = [
  {
    broken: 'a second answer to one idempotency key that differs',
    only: 'idempotency',
    says: /second answer to one idempotency key differs/,
    breaks: changed('POST', CHARGE, ({ resource: { data } }) => {
      count += 1;
      if (data) data['_id'] = `ch_${count}`;
    }),
  },
  {
    broken: 'another request under a used key that is accepted',
    only: 'idempotency',
    says: /Another charge under a key that was used was accepted/,
    breaks: accepted('POST', CHARGE, 'idempotency_conflict', {}),
  },
  {
    broken: 'a used token that is accepted',
    only: 'tokens',
    says: /A token that had paid was accepted/,
    breaks: accepted('POST', CHARGE, 'token_used', { _id: 'ch_again' }),
  },
  {
    broken: 'a refund above the charge that is accepted',
    only: 'refunds',
    says: /A refund of 10\.01 of a charge of 10\.00 was accepted/,
    breaks: accepted('POST', REFUND, 'refund_exceeds_charge', { _id: 're_more' }),
  },
  {
    broken: 'a wrong amount in the answer',
    only: 'charges',
    says: /resource\.data\.amount is "1000\.00".*must be "10\.00"/s,
    breaks: changed('POST', CHARGE, (envelope) => {
      if (isMade(envelope)) envelope.resource.data['amount'] = '1000.00';
    }),
  },
  {
    broken: 'a charge without an id',
    only: 'charges',
    says: /resource\.data\._id of the answer is wrong or missing/,
    breaks: changed('POST', CHARGE, (envelope) => {
      if (isMade(envelope)) delete envelope.resource.data['_id'];
    }),
  },
  {
    broken: 'money as a number',
    only: 'charges',
    says: /resource\.data\.amount must be a decimal text like "10\.00", not a number/,
    breaks: changed('POST', CHARGE, (envelope) => {
      if (isMade(envelope)) envelope.resource.data['amount'] = 10;
    }),
  },
  {
    broken: 'a list whose cursor repeats',
    only: 'lists',
    says: /is on two pages|A cursor comes twice/,
    breaks: (right) => (request) => {
      const address = new URL(request.url);
      address.searchParams.delete('cursor');
      return right(at(request, 'GET', CHARGE) ? new Request(address, request) : request);
    },
  },
  {
    broken: 'an answer to a wrong key',
    only: 'keys',
    says: /A secret key that does not exist was accepted/,
    breaks: (right) => (request) => {
      const isWrong = request.headers.get('x-user-secret-key') === 'sk_test_nobody';
      if (isWrong) request.headers.set('x-user-secret-key', 'sk_sandbox_haven');
      return right(request);
    },
  },
  {
    broken: 'another merchant’s charge that is told',
    only: 'keys',
    says: /The charge of another merchant was accepted/,
    breaks: (right) => (request) => {
      const isOther = at(request, 'GET', /^\/v1\/charges\/[^/]+$/);
      if (isOther) request.headers.set('x-user-secret-key', 'sk_sandbox_haven');
      return right(request);
    },
  },
  {
    broken: 'an error without a code',
    only: 'charges',
    says: /error\.code of the answer is wrong or missing/,
    breaks: changed('POST', CHARGE, ({ error }) => {
      if (error) delete (error as { code?: string }).code;
    }),
  },
  {
    broken: 'a decline without the bank’s reason',
    only: 'charges',
    says: /decline_code must be a text/,
    breaks: changed('POST', CHARGE, ({ error }) => {
      delete (error as { details?: { decline_code?: string } } | null)?.details?.decline_code;
    }),
  },
  {
    broken: 'a preflight that allows no page',
    only: 'pages',
    says: /The answer to a preflight cannot be read by a page/,
    breaks: (right) => async (request) => {
      const answer = await right(request);
      answer.headers.delete('access-control-allow-origin');
      return answer;
    },
  },
  {
    broken: 'a second capture that is accepted',
    only: 'authorisations',
    says: /A second capture was accepted/,
    breaks: accepted('POST', /\/capture$/, 'charge_not_authorised', { _id: 'ch_twice' }),
  },
  {
    broken: 'a card that needs 3-D Secure and is charged without',
    only: '3ds',
    says: /A charge without the authentication that it needs was accepted/,
    breaks: accepted('POST', CHARGE, '3ds_required', { _id: 'ch_unasked' }),
  },
];

/** A webhook with the right form and another's signature. */
export const wrongSignature =
  (send: Fetch): Fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('webhook-signature', `v1,${Buffer.alloc(32, 7).toString('base64')}`);
    return send(input, { ...init, headers });
  };
