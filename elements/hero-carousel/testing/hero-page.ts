import { placeCarousel, stopClock } from '#parts/testing/carousel-fixture.ts';
import { nextFrame } from '#testing/browser.ts';
import '../hero-carousel.tsx';

export const slides = ['<article>one</article>', '<article>two</article>', '<article>three</article>'];

export const place = (given: readonly string[] = slides, attributes?: string) =>
  placeCarousel('hero-carousel', [...given], attributes);

export async function press(pressed: HTMLElement): Promise<void> {
  pressed.click();
  await nextFrame();
}

/** Stops time for each test of a suite and clears the page after it; gives the clock of the test at hand. */
export function heldClock(): () => ReturnType<typeof stopClock> {
  let clock: ReturnType<typeof stopClock>;
  beforeEach(() => {
    clock = stopClock();
  });
  afterEach(() => {
    document.body.replaceChildren();
    clock.uninstall();
  });
  return () => clock;
}
