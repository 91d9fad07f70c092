import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { nextFrame } from '#testing/browser.ts';
import { testingToken } from './session-fakes.ts';

interface Answer {
  readonly status?: number;
  readonly data?: unknown;
}

interface Report {
  readonly event: string;
  readonly payload: Record<string, unknown>;
}

/** The provider of a browser test: it holds each poll until the test answers, as the real one does. */
export function testingProvider() {
  const waiting: ((answer: Answer) => void)[] = [];
  const polls: { token: string | null; url: URL }[] = [];
  const reports: Report[] = [];
  const bodies: string[] = [];
  let callbackStatus = 200;
  let holdCallback: Promise<void> | undefined;
  const envelope = ({ status = 200, data }: Answer) =>
    HttpResponse.json(
      { status, error: status < 300 ? null : { message: 'no', code: 'x' }, resource: { type: 'x', data } },
      { status },
    );
  const worker = setupWorker(
    http.get('/v1/checkouts/instruction', async ({ request }) => {
      polls.push({ token: request.headers.get('x-access-token'), url: new URL(request.url) });
      return envelope(await new Promise<Answer>((resolve) => waiting.push(resolve)));
    }),
    http.post('/v1/checkouts/callback', async ({ request }) => {
      const body = await request.text();
      bodies.push(body);
      reports.push(JSON.parse(body));
      await holdCallback;
      return envelope({ status: callbackStatus, data: {} });
    }),
  );
  worker.use(http.get('/settled', () => new HttpResponse(null, { status: 204 })));
  const configurations = http.post('/v1/remote-action/configs', () =>
    envelope({ status: 201, data: { configuration_token: 'conf-1' } }),
  );
  worker.use(configurations);
  const until = async <Value>(find: () => Value | null | undefined | false, what = String(find)): Promise<Value> => {
    // By time, not by frames: a busy machine renders few of them.
    const end = performance.now() + 8000;
    while (performance.now() < end) {
      const value = find();
      if (value) return value;
      await nextFrame();
    }
    throw new Error(`Never came: ${what}`);
  };
  return {
    worker,
    polls,
    reports,
    bodies,
    waiting,
    until,
    /** Answers the oldest pending poll. */
    async answer(answer: Answer) {
      (await until(() => waiting.shift(), 'a poll'))(answer);
    },
    async instruct(name: string, payload: object = {}, rest: object = {}) {
      await this.answer({ data: { name, payload, ...rest } });
    },
    setCallback(status: number, hold?: Promise<void>) {
      callbackStatus = status;
      holdCallback = hold;
    },
    /** Resolves once all earlier requests have arrived, so that a poll of a removed widget takes no later answer. */
    async settled() {
      await nextFrame();
      await fetch('/settled');
    },
    reset() {
      waiting.length = polls.length = reports.length = bodies.length = 0;
      callbackStatus = 200;
      holdCallback = undefined;
    },
  };
}

/** A widget whose provider is the test's own page. */
export function createWidget(attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement('pay-widget');
  const { origin } = location;
  const place = { environment: 'custom', 'api-origin': origin, 'widget-origin': origin };
  for (const [name, value] of Object.entries({ token: testingToken(), ...place, ...attributes })) {
    element.setAttribute(name, value);
  }
  return element;
}
