import type { Grecaptcha, WidgetParameters } from '#rules/bot-check/grecaptcha.ts';

/** A page's bot check under a test's control: it counts its checks, and settles them when the test says so. */
export interface HeldBotCheck extends Grecaptcha {
  readonly actions: string[];
  readonly calls: { rendered: number; reset: number };
  /** Settles the pending check. */
  solve(token?: string): void;
  fail(): void;
  expire(): void;
  /** Whether checks resolve by themselves with "t1", "t2" and so on. */
  respondsAtOnce: boolean;
}

export const page = globalThis as { grecaptcha?: Grecaptcha | undefined };

/** Adds a bot check to the page, with widgets and their callbacks. */
export function placeBotCheck(options: { respondsAtOnce?: boolean } = {}): HeldBotCheck {
  let parameters: WidgetParameters | undefined;
  const check: HeldBotCheck = {
    actions: [],
    calls: { rendered: 0, reset: 0 },
    respondsAtOnce: options.respondsAtOnce ?? true,
    ready: (callback) => callback(),
    render(_container, given) {
      parameters = given;
      check.calls.rendered += 1;
      return 0;
    },
    execute(_widget, { action }) {
      check.actions.push(action);
      if (check.respondsAtOnce) queueMicrotask(() => check.solve());
    },
    reset() {
      check.calls.reset += 1;
    },
    solve: (token = `t${check.actions.length}`) => parameters?.callback(token),
    fail: () => parameters?.['error-callback'](),
    expire: () => parameters?.['expired-callback'](),
  };
  page.grecaptcha = check;
  return check;
}
