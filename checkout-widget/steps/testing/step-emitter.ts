import type { Shown } from '#locales/message.ts';
import { inEnglish } from '#testing/in-english.ts';

/** A fake widget of the library whose events the test dispatches, for the tests of steps. Never part of a build. */

type Handler = (data: never) => void;

/** Handlers by event name, and a way to call them. */
export function testingEmitter() {
  const handlers = new Map<string, Handler[]>();
  const on = (name: string, handler: Handler) => {
    handlers.set(name, [...(handlers.get(name) ?? []), handler]);
    return () => {};
  };
  const say = (name: string, data: unknown = {}) => {
    for (const handler of handlers.get(name) ?? []) handler(data as never);
  };
  // The library's overloads cannot be expressed here; each test dispatches only events that its widget has.
  return { on: on as never, say };
}

/** A step's callbacks, which record their calls. */
export function testingStep(answers: { isDelivered?: boolean } = {}) {
  const log: string[] = [];
  const reports: { event: string; payload: unknown; stay: boolean; isOutdated?: boolean }[] = [];
  const merchant: [name: string, data: unknown][] = [];
  let running: Promise<unknown> | undefined;
  return {
    log,
    reports,
    merchant,
    answers: { isDelivered: true, ...answers },
    isActing: () => running !== undefined,
    overlay: (isVisible: boolean) => void log.push(isVisible ? 'overlay' : 'no overlay'),
    announce: (text: Shown) => void log.push(inEnglish(text)),
    merchantEvent: (name: string, data?: unknown) => void merchant.push([name, data]),
    act(action: () => Promise<unknown> | undefined) {
      if (running) return;
      const end = () => {
        running = undefined;
      };
      running = Promise.resolve().then(action).finally(end);
    },
    async report(event: string, payload: unknown, { stay = false, isOutdated = false } = {}) {
      reports.push({ event, payload, stay, ...(isOutdated ? { isOutdated } : {}) });
      return this.answers.isDelivered;
    },
  };
}
