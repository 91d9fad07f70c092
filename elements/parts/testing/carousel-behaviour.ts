import { expect, nextFrame } from '#testing/browser.ts';
import { type HeldClock, intervalsOf, placeCarousel, shownText } from './carousel-fixture.ts';

/** What every carousel does with time, under the titles of the tag at hand. `slides` show "one", "two" and so on. */
export function itCountsTime(
  tag: string,
  slides: readonly string[],
  titles: { goesOn: string; ownTime: string; counts: string },
  tickMs: number,
  { pass, timers }: HeldClock,
): void {
  const texts = ['one', 'two', 'three'].slice(0, slides.length);
  const clear = async () => {
    document.body.replaceChildren();
    await nextFrame();
  };
  const place = async () => {
    await clear();
    const carousel = placeCarousel(tag, slides);
    await nextFrame();
    return carousel;
  };
  const shows = async (carousel: HTMLElement, index: number, ms: number) => {
    await pass(ms - tickMs);
    expect(shownText(carousel)).to.equal(texts[index]);
    await pass(tickMs);
    expect(shownText(carousel)).to.equal(texts[(index + 1) % texts.length]);
  };

  it(titles.goesOn, async () => {
    const carousel = await place();
    await shows(carousel, 0, 3000);
    await shows(carousel, 1, 3000);
  });

  it(titles.ownTime, async () => {
    const carousel = await place();
    carousel.children[0]?.setAttribute('data-slide-time', '4.5');
    carousel.children[1]?.setAttribute('data-slide-time', '1');
    await shows(carousel, 0, 4500);
    await shows(carousel, 1, 1000);
  });

  it(titles.counts, async () => {
    await clear();
    expect(intervalsOf(() => placeCarousel(tag, slides))).to.deep.equal([tickMs]);
    expect(timers()).to.equal(1);
  });
}
