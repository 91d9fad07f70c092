import type { Grecaptcha, WidgetParameters } from '#website/bot-check/grecaptcha.ts';

/** A page's bot check under a test's control: it counts, and answers when the test says so. */
export interface HeldBotCheck extends Grecaptcha {
  readonly actions: string[];
  readonly calls: { rendered: number; reset: number };
  /** Ends the check under way. */
  solve(token?: string): void;
  fail(): void;
  expire(): void;
  /** Whether checks answer by themselves with "t1", "t2" and so on. */
  answersAtOnce: boolean;
}

export const page = globalThis as { grecaptcha?: Grecaptcha | undefined };

/** Puts a bot check into the page. Without `widgets` it is one that answers promises. */
export function placeBotCheck(options: { answersAtOnce?: boolean } = {}): HeldBotCheck {
  let parameters: WidgetParameters | undefined;
  const check: HeldBotCheck = {
    actions: [],
    calls: { rendered: 0, reset: 0 },
    answersAtOnce: options.answersAtOnce ?? true,
    ready: (callback) => callback(),
    render(_container, given) {
      parameters = given;
      check.calls.rendered += 1;
      return 0;
    },
    execute(_widget, { action }) {
      check.actions.push(action);
      if (check.answersAtOnce) queueMicrotask(() => check.solve());
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
