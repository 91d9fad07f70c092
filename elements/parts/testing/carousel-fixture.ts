import { install } from '@sinonjs/fake-timers';
import { nextFrame } from '#testing/browser.ts';

/** Fakes the timers of carousels; rendering continues. */
const stopClock = () => install({ toFake: ['setInterval', 'clearInterval', 'Date'] });

export interface HeldClock {
  /** How many timers run. */
  timers(): number;
  pass(ms: number): Promise<void>;
}

/** Stops time for each test of a suite and clears the page after it. */
export function heldClock(): HeldClock {
  let clock: ReturnType<typeof stopClock>;
  beforeEach(() => {
    clock = stopClock();
  });
  afterEach(() => {
    document.body.replaceChildren();
    clock.uninstall();
  });
  return {
    timers: () => clock.countTimers(),
    pass: async (ms: number) => {
      clock.tick(ms);
      await nextFrame();
    },
  };
}

/** The periods of the timers that an action starts. */
export function intervalsOf(act: () => void): unknown[] {
  const periods: unknown[] = [];
  const { setInterval } = window;
  window.setInterval = ((run: () => void, ms: number) => {
    periods.push(ms);
    return setInterval(run, ms);
  }) as typeof window.setInterval;
  act();
  window.setInterval = setInterval;
  return periods;
}

export async function clickButton(isPressed: HTMLElement): Promise<void> {
  isPressed.click();
  await nextFrame();
}

/** Puts a carousel into the page. */
export function placeCarousel(tag: string, slides: readonly string[], attributes = ''): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = `<${tag} label="Stories" ${attributes}>${slides.join('')}</${tag}>`;
  document.body.append(box);
  return box.firstElementChild as HTMLElement;
}

const rendered = (carousel: HTMLElement) => carousel.shadowRoot as ShadowRoot;
export const frames = (carousel: HTMLElement) => [...rendered(carousel).querySelectorAll<HTMLElement>('.slide')];

/** The text of the visible slide: the only one that is not inert and that is inside the viewport. */
export function shownText(carousel: HTMLElement): string | undefined {
  const [shown, ...others] = frames(carousel).filter((slide) => !slide.inert);
  if (!shown || others.length > 0 || getComputedStyle(shown).getPropertyValue('--place') !== '0') return undefined;
  return shown.querySelector('slot')?.assignedElements()[0]?.textContent?.trim();
}

/** One of the buttons, by its text. */
export const button = (carousel: HTMLElement, text: string) =>
  [...rendered(carousel).querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === text,
  ) as HTMLButtonElement;
export const rotationButton = (carousel: HTMLElement) =>
  rendered(carousel).querySelector('[part=rotation-button]') as HTMLButtonElement;

type PointerType = 'touch' | 'mouse';

/** A pointer event at a position in the visible slide. */
export function point(target: Element, type: string, clientX: number, clientY = 0, init: PointerEventInit = {}): void {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, composed: true, clientX, clientY, pointerId: 1, ...init }),
  );
}

/** A swipe by `x` and `y` px, starting on a slide. */
export function swipe(slide: Element, x: number, y = 0, pointerType: PointerType = 'touch'): void {
  point(slide, 'pointerdown', 200, 200, { pointerType });
  point(slide, 'pointermove', 200 + x / 2, 200 + y / 2, { pointerType });
  point(slide, 'pointermove', 200 + x, 200 + y, { pointerType });
  point(slide, 'pointerup', 200 + x, 200 + y, { pointerType });
}
