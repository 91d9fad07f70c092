import type { AppealFigures } from '#rules/api/appeal-schemas.ts';

/** D7.01: the time between two requests for the same appeal, in ms. */
const REFRESH_MS = 15_000;

/** An element that shows an appeal. */
export interface AppealWatcher {
  /** Whether it can be seen: only then its figures are refreshed. */
  see(isVisible: boolean): void;
  stop(): void;
}

interface Appeal {
  figures?: AppealFigures | undefined;
  /** When its figures were last requested. */
  requestedAt: number;
  readonly watchers: Map<(figures: AppealFigures | undefined) => void, boolean>;
}

/**
 * The figures of all appeals of a page, in one call for all that are due: each at once when its first element asks,
 * then at most every 15 s while one of its elements can be seen and the page is shown.
 */
export class AppealPoller {
  readonly #load: (codes: readonly string[]) => Promise<readonly AppealFigures[]>;
  readonly #appeals = new Map<string, Appeal>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isLoading = false;

  constructor(load: (codes: readonly string[]) => Promise<readonly AppealFigures[]>) {
    this.#load = load;
  }

  /** Watches an appeal; `show` is called at once when its figures are known, and after each response. */
  watch(code: string, show: (figures: AppealFigures | undefined) => void): AppealWatcher {
    const appeal: Appeal = this.#appeals.get(code) ?? { requestedAt: Number.NEGATIVE_INFINITY, watchers: new Map() };
    this.#appeals.set(code, appeal);
    appeal.watchers.set(show, false);
    if (appeal.figures) show(appeal.figures);
    this.schedule();
    return {
      see: (isVisible) => {
        if (!appeal.watchers.has(show)) return;
        appeal.watchers.set(show, isVisible);
        this.schedule();
      },
      stop: () => {
        appeal.watchers.delete(show);
        this.schedule();
      },
    };
  }

  /** Plans the next call; also to be called when the page is shown or hidden. */
  schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isLoading) return;
    const times = [...this.#appeals.values()].map(dueTime);
    const next = Math.min(...times, Number.POSITIVE_INFINITY);
    // In a separate task, so that one call requests the figures for all elements of a page.
    if (next < Number.POSITIVE_INFINITY) {
      this.#timer = setTimeout(() => void this.#authenticate(), Math.max(0, next - Date.now()));
    }
  }

  async #authenticate(): Promise<void> {
    const now = Date.now();
    const due = [...this.#appeals].filter(([, appeal]) => dueTime(appeal) <= now);
    this.#isLoading = true;
    for (const [, appeal] of due) appeal.requestedAt = now;
    try {
      const byCode = new Map((await this.#load(due.map(([code]) => code))).map((each) => [each.code, each]));
      for (const [code, appeal] of due) {
        appeal.figures = byCode.get(code);
        for (const show of [...appeal.watchers.keys()]) show(appeal.figures);
      }
    } catch (cause) {
      // The last figures, or the author's text, stay until the next call.
      console.warn('The figures of the appeals could not be fetched.', cause);
    }
    this.#isLoading = false;
    this.schedule();
  }
}

/** When the appeal is due: at once if it was never requested, never if no element shows it. */
function dueTime({ requestedAt, watchers }: Appeal): number {
  if (watchers.size === 0) return Number.POSITIVE_INFINITY;
  if (requestedAt === Number.NEGATIVE_INFINITY) return 0;
  const isSeen = !globalThis.document?.hidden && [...watchers.values()].some(Boolean);
  return isSeen ? requestedAt + REFRESH_MS : Number.POSITIVE_INFINITY;
}
