import { SdkError } from '../../client/sdk-error.ts';
import { runStandalone, type StandaloneRun } from '../run-standalone.ts';
import type { SecurePage } from '../secure-frames.ts';
import { CONTENT } from './three-ds-token.ts';

/** A page for the tests of a standalone authentication: records calls and events, and holds every response. */
export class StandaloneWorld {
  readonly run: StandaloneRun;
  /** Calls and polls, in order. */
  readonly log: string[] = [];
  readonly events: [name: string, data: unknown][] = [];
  pages: readonly SecurePage[] = [];
  /** Pending calls. */
  readonly calls: { resolve(data: unknown): void; reject(error: unknown): void }[] = [];
  readonly polls: { resolve(event: unknown): void; readonly signal: AbortSignal }[] = [];
  onReport: (name: string) => void = () => {};

  constructor(content: object = {}) {
    this.run = runStandalone({
      id: 'c1',
      content: { ...CONTENT, ...content },
      origin: 'https://widget-sandbox.paydock.com',
      call: (path, body) => {
        this.log.push(body ? `POST ${path} ${JSON.stringify(body)}` : `GET ${path}`);
        return new Promise((resolve, reject) => this.calls.push({ resolve, reject }));
      },
      ask: (address, signal) => {
        this.log.push(`poll ${address}`);
        return new Promise((resolve) => this.polls.push({ resolve, signal }));
      },
      render: (pages) => {
        this.pages = pages;
      },
      report: (name, data) => {
        this.events.push([name, data instanceof SdkError ? data.message : data]);
        this.onReport(name);
      },
    });
  }

  /** A frame's message for this charge. */
  say(status: string, more: object = {}): void {
    this.run.receive({ event: 'chargeAuth', widget_id: 'c1', charge_3ds_id: 'c1', status, ...more });
  }

  get names(): string[] {
    return this.events.map(([name]) => name);
  }
}
