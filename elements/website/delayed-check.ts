import { VALIDATION_DELAY_MS } from './limits.ts';

export interface DelayedCheck {
  /** Checks once the delay has passed; asked again meanwhile, the delay starts anew. */
  schedule(): void;
  /** Forgets a check that is still to come: for a form that leaves the page. */
  cancel(): void;
}

/** Runs `check` 25 ms after the last change or blur of a field (W9.13), so that the field's new value has settled. */
export function createDelayedCheck(check: () => void, delayMs: number = VALIDATION_DELAY_MS): DelayedCheck {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    schedule() {
      cancel();
      timer = setTimeout(check, delayMs);
    },
    cancel,
  };
}
