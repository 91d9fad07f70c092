import { BrokenAnswer } from './check-finding.ts';

/** A request and its answer, as the report shows them. Without a status there was no answer. */
export interface Exchange {
  method: string;
  path: string;
  body?: string | undefined;
  status?: number;
  answer?: string;
}

/** An answer of the provider, taken out of its envelope `{status, error, resource: {type, data}}`. */
export interface Answer {
  status: number;
  headers: Headers;
  data: unknown;
  error: unknown;
  exchange: Exchange;
}

export interface ProviderCallOptions {
  body?: object;
  headers?: Record<string, string>;
}

const TIMEOUT_MS = 25_000;

/**
 * Calls of the provider. The newest request and response of the site's own clients are stored, to be checked.
 */
export class ProviderCalls {
  #last: Answer | undefined;

  constructor(
    readonly origin: string,
    private readonly baseFetch: typeof globalThis.fetch,
  ) {}

  /** For clients that take a `fetch`. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const exchange = exchangeOf(input, init);
    this.#last = { status: 0, headers: new Headers(), data: undefined, error: undefined, exchange };
    const response = await this.baseFetch(input, init);
    this.#last = await readAnswer(response.clone(), exchange);
    return response;
  };

  /** The answer to the newest call of a client. @throws BrokenAnswer when there was none. */
  last(): Answer {
    if (this.#last && this.#last.status > 0) return this.#last;
    throw this.#silence(this.#last?.exchange);
  }

  /** A call of this program, which may be one of several at once. @throws BrokenAnswer when there is no answer. */
  async send(method: string, path: string, { body, headers = {} }: ProviderCallOptions = {}): Promise<Answer> {
    const address = new URL(path, this.origin);
    const init = {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    const exchange = exchangeOf(address, init);
    const response = await this.baseFetch(address, init).catch(() => {
      throw this.#silence(exchange);
    });
    return readAnswer(response, exchange);
  }

  #silence(exchange: Exchange | undefined): BrokenAnswer {
    const mend = 'Start the provider, or correct PAYMENTS_API_ORIGIN.';
    return new BrokenAnswer(`No answer came from ${this.origin}.`, mend, exchange);
  }
}

function exchangeOf(input: string | URL | Request, init: RequestInit | undefined): Exchange {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  const body = typeof init?.body === 'string' ? init.body : undefined;
  return { method: init?.method ?? 'GET', path: pathname + search, body };
}

async function readAnswer(response: Response, exchange: Exchange): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  Object.assign(exchange, { status, answer: text });
  const { error, resource } = parse(text);
  return { status, headers, data: resource?.data, error, exchange };
}

function parse(text: string): { error?: unknown; resource?: { data?: unknown } | null } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
