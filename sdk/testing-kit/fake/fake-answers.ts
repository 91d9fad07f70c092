/** What the fake provider answers a call: data, or an error of the provider. `status` is 201 or 400 unless given. */
export type FakeAnswer =
  | { readonly status?: number; readonly data: unknown }
  | { readonly status?: number; readonly error: { readonly code?: string; readonly message: string } };

/** A call that the library made. */
export interface ReceivedCall {
  readonly method: string;
  /** The path without its query. */
  readonly path: string;
  readonly body: unknown;
}

const NO_ANSWER: FakeAnswer = {
  status: 404,
  error: { code: 'not_found', message: 'The fake provider has no answer for this call: use answer().' },
};

/** Answers the calls of one origin in place of the network, by path. */
export class FakeAnswers {
  readonly calls: ReceivedCall[] = [];
  readonly #answers = new Map<string, (call: ReceivedCall) => FakeAnswer>();
  readonly #original = globalThis.fetch;
  readonly #replaced: typeof fetch;

  constructor(origin: string) {
    this.#replaced = async (input, init) => {
      const request = input instanceof Request ? input : undefined;
      const url = new URL(request?.url ?? String(input), document.baseURI);
      if (url.origin !== origin) return this.#original.call(globalThis, input, init);
      const text = init?.body ?? (await request?.text());
      const body: unknown = typeof text === 'string' && text !== '' ? JSON.parse(text) : undefined;
      return this.#answer({ method: init?.method ?? request?.method ?? 'GET', path: url.pathname, body });
    };
    globalThis.fetch = this.#replaced;
  }

  set(path: string, answer: FakeAnswer | ((call: ReceivedCall) => FakeAnswer)): void {
    this.#answers.set(path, typeof answer === 'function' ? answer : () => answer);
  }

  restore(): void {
    // A test may have put another one in place since.
    if (globalThis.fetch === this.#replaced) globalThis.fetch = this.#original;
  }

  #answer(call: ReceivedCall): Response {
    this.calls.push(call);
    const response = this.#answers.get(call.path)?.(call) ?? NO_ANSWER;
    const isError = 'error' in response;
    const { status = isError ? 400 : 201 } = response;
    const body = isError
      ? { status, error: response.error, resource: null }
      : { status, error: null, resource: { type: 'fake', data: response.data } };
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  }
}
