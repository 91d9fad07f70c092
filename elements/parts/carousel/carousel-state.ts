/** Why a carousel that should rotate stands still for now. */
export type Hold = 'focus' | 'hover' | 'swipe' | 'video' | 'hidden';

/** W9.02, W9.05: a slide without its own time stays this long (s). */
export const DEFAULT_SLIDE_TIME_S = 3;

/** A tick counts for at most this long (ms), so that a machine that wakes from sleep shows the slide that it left. */
const LONGEST_TICK_MS = 1000;

/** Index of a slide, counted round and round. */
const wrap = (index: number, count: number) => ((index % count) + count) % count;

export interface CarouselOptions<Slide> {
  /** How often (ms) the time of a slide is counted. */
  tickMs: number;
  /** How long (ms) a slide stays. */
  timeOf: (slide: Slide) => number;
  /** Called after every change that can be seen. */
  changed: () => void;
}

/** Which slide is shown and whether time moves it on. Knows no page: slides are whatever the caller has. */
export class CarouselState<Slide> {
  slides: readonly Slide[] = [];
  index = 0;
  /** Slides moved since the last `takeMove()`. */
  #moved = 0;
  /** Where the slide exactly opposite in the round stands: after (1) or before (-1) the shown one. */
  #opposite = 1;
  #rotating = false;
  #holds = new Set<Hold>();
  #elapsed = 0;
  #last = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #options: CarouselOptions<Slide>;

  constructor(options: CarouselOptions<Slide>) {
    this.#options = options;
  }

  /** What the rotation button promises: holds end by themselves, a stop does not. */
  get rotating(): boolean {
    return this.#rotating;
  }

  /** Whether time is being counted right now. */
  get running(): boolean {
    return this.#timer !== undefined;
  }

  /** Takes the slides as they are now. The shown one stays shown wherever it went. */
  setSlides(slides: readonly Slide[]): void {
    const shown = this.slides[this.index];
    const kept = shown === undefined ? -1 : slides.indexOf(shown);
    this.index = kept >= 0 ? kept : Math.max(0, Math.min(this.index, slides.length - 1));
    if (kept < 0) this.#elapsed = 0;
    this.slides = slides;
    this.#update();
  }

  setRotating(rotating: boolean): void {
    this.#rotating = rotating;
    this.#update();
  }

  hold(hold: Hold): void {
    if (this.#holds.has(hold)) return;
    this.#holds.add(hold);
    this.#update();
  }

  release(...holds: Hold[]): void {
    let released = false;
    for (const hold of holds) released = this.#holds.delete(hold) || released;
    if (released) this.#update();
  }

  /** Moves on by so many slides, round both ends. */
  step(by: number): void {
    this.goTo(wrap(this.index + by, this.slides.length), Math.sign(by));
  }

  /** Shows a slide, by the shorter way unless a direction is given. */
  goTo(index: number, direction?: number): void {
    if (this.slides.length < 2 || index === this.index) return;
    if (direction) this.#opposite = direction;
    const by = this.placeOf(index);
    this.index = index;
    this.#moved += by;
    // What was left stands on the side that it was left to, also when there are but two slides.
    this.#opposite = -Math.sign(by);
    this.#elapsed = 0;
    this.#options.changed();
  }

  /** Where a slide stands: so many places after (or, negative, before) the shown one, by the shorter way. */
  placeOf(index: number): number {
    const count = this.slides.length;
    const after = wrap(index - this.index, count);
    if (after * 2 === count) return after * this.#opposite;
    return after * 2 > count ? after - count : after;
  }

  /** Shows which neighbour a pull towards a side (-1 before, 1 after) brings into view. */
  lean(side: number): void {
    if (this.#opposite === side || this.slides.length % 2) return;
    this.#opposite = side;
    this.#options.changed();
  }

  /** How far the last drawing is behind, in slides. */
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
    const run = this.#rotating && this.#holds.size === 0 && this.slides.length > 1;
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
    // A clock that was set back, or stands still, must not stop the slides: then the tick itself is the measure.
    this.#elapsed += passed > 0 ? Math.min(passed, LONGEST_TICK_MS) : this.#options.tickMs;
    const slide = this.slides[this.index];
    if (slide !== undefined && this.#elapsed >= this.#options.timeOf(slide)) this.step(1);
  }
}
