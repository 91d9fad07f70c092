/** Why a rotating carousel is paused at the moment. */
export type PauseReason = 'focus' | 'hover' | 'swipe' | 'video' | 'hidden';

/** W9.02, W9.05: how long a slide without its own time stays, in s. */
export const DEFAULT_SLIDE_TIME_S = 3;

/** A tick counts for at most this time (ms), so that the same slide is shown after the computer was suspended. */
const LONGEST_TICK_MS = 1000;

/** A slide's index modulo the number of slides. */
const wrap = (index: number, count: number) => ((index % count) + count) % count;

export interface CarouselOptions<Slide> {
  /** The interval (ms) in which the time of a slide is counted. */
  tickMs: number;
  /** How long (ms) a slide stays. */
  timeOf: (slide: Slide) => number;
  /** Called after every visible change. */
  changed: () => void;
}

/** Which slide is shown, and when the next one follows. Independent of the DOM: a slide can be any value. */
export class CarouselState<Slide> {
  slides: readonly Slide[] = [];
  index = 0;
  /** Slides moved since the last `takeMove()`. */
  #moved = 0;
  /** The side of the slide exactly opposite in the circle: after (1) or before (-1) the shown one. */
  #opposite = 1;
  #rotating = false;
  #pauses = new Set<PauseReason>();
  #elapsed = 0;
  #last = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #options: CarouselOptions<Slide>;

  constructor(options: CarouselOptions<Slide>) {
    this.#options = options;
  }

  /** The state of the rotation button. Holds are temporary, a stop is not. */
  get rotating(): boolean {
    return this.#rotating;
  }

  /** Whether the time of the slide is being counted. */
  get running(): boolean {
    return this.#timer !== undefined;
  }

  /** Replaces the slides. The shown slide stays shown, also at another index. */
  setSlides(slides: readonly Slide[]): void {
    const current = this.slides[this.index];
    const place = current === undefined ? -1 : slides.indexOf(current);
    this.index = place >= 0 ? place : Math.max(0, Math.min(this.index, slides.length - 1));
    if (place < 0) this.#elapsed = 0;
    this.slides = slides;
    this.#update();
  }

  setRotating(rotating: boolean): void {
    this.#rotating = rotating;
    this.#update();
  }

  pause(pause: PauseReason): void {
    if (this.#pauses.has(pause)) return;
    this.#pauses.add(pause);
    this.#update();
  }

  resume(...reasons: PauseReason[]): void {
    let released = false;
    for (const pause of reasons) released = this.#pauses.delete(pause) || released;
    if (released) this.#update();
  }

  /** Moves by a number of slides, past either end. */
  step(by: number): void {
    this.goTo(wrap(this.index + by, this.slides.length), Math.sign(by));
  }

  /** Shows a slide, in the shorter direction unless one is given. */
  goTo(index: number, direction?: number): void {
    if (this.slides.length < 2 || index === this.index) return;
    if (direction) this.#opposite = direction;
    const by = this.placeOf(index);
    this.index = index;
    this.#moved += by;
    // The previous slide stays on the side on which it left, also when there are only two slides.
    this.#opposite = -Math.sign(by);
    this.#elapsed = 0;
    this.#options.changed();
  }

  /** The offset of a slide from the shown one: positive after, negative before, in the shorter direction. */
  placeOf(index: number): number {
    const count = this.slides.length;
    const after = wrap(index - this.index, count);
    if (after * 2 === count) return after * this.#opposite;
    return after * 2 > count ? after - count : after;
  }

  /** Puts the opposite slide on the side (-1 before, 1 after) that a swipe brings into view. */
  lean(side: number): void {
    if (this.#opposite === side || this.slides.length % 2) return;
    this.#opposite = side;
    this.#options.changed();
  }

  /** The slides moved since the last render. */
  takeMove(): number {
    const moved = this.#moved;
    this.#moved = 0;
    return moved;
  }

  destroy(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #update(): void {
    const run = this.#rotating && this.#pauses.size === 0 && this.slides.length > 1;
    if (run !== this.running) {
      this.destroy();
      this.#last = Date.now();
      if (run) this.#timer = setInterval(() => this.#tick(), this.#options.tickMs);
    }
    this.#options.changed();
  }

  #tick(): void {
    const now = Date.now();
    const passed = now - this.#last;
    this.#last = now;
    // If the clock was set back or stands still, count the tick interval instead, so that the slides keep moving.
    this.#elapsed += passed > 0 ? Math.min(passed, LONGEST_TICK_MS) : this.#options.tickMs;
    const slide = this.slides[this.index];
    if (slide !== undefined && this.#elapsed >= this.#options.timeOf(slide)) this.step(1);
  }
}
