import { button, clickButton, heldClock, shownText, swipe } from '#parts/testing/carousel-fixture.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import { place, slides } from './testing/hero-page.ts';

describe('hero-carousel by hand', () => {
  heldClock();

  it('wraps around at both ends [W2.14]', async () => {
    const carousel = place(slides, 'paused');
    await clickButton(button(carousel, 'Previous slide'));
    expect(shownText(carousel)).to.equal('three');
    await clickButton(button(carousel, 'Next slide'));
    expect(shownText(carousel)).to.equal('one');
  });

  it('goes to a slide by its dot, and emits an event', async () => {
    const carousel = place(slides, 'paused');
    const received: number[] = [];
    document.addEventListener('slide-change', (event) => received.push((event as CustomEvent).detail.index), {
      once: true,
    });
    await clickButton(button(carousel, 'Slide 3 of 3'));
    expect(shownText(carousel)).to.equal('three');
    expect(received).to.deep.equal([2]);
    const dots = [...(carousel.shadowRoot?.querySelectorAll('.dot') ?? [])];
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).to.deep.equal(['false', 'false', 'true']);
  });

  for (const [x, text] of [
    [-5, 'one'],
    [-6, 'two'],
    [5, 'one'],
    [6, 'three'],
  ] as const) {
    it(`shows “${text}” after a swipe of ${x} px [W2.15] [W2.16]`, async () => {
      const carousel = place(slides, 'paused');
      swipe(carousel.children[0] as Element, x);
      await nextFrame();
      expect(shownText(carousel)).to.equal(text);
    });
  }

  it('follows the reading direction [W2.16]', async () => {
    const carousel = place(slides, 'paused dir="rtl"');
    swipe(carousel.children[0] as Element, 6);
    await nextFrame();
    expect(shownText(carousel)).to.equal('two');
    swipe(carousel.children[1] as Element, -6);
    await nextFrame();
    expect(shownText(carousel)).to.equal('one');
  });

  it('swipes by one of two slides, either way', async () => {
    const carousel = place(slides.slice(0, 2), 'paused');
    for (const [x, text] of [
      [-40, 'two'],
      [-40, 'one'],
      [40, 'two'],
    ] as const) {
      swipe(carousel.querySelector(':nth-child(1)') as Element, x);
      await nextFrame();
      expect(shownText(carousel)).to.equal(text);
    }
  });

  it('takes a scroll for no swipe', async () => {
    const carousel = place(slides, 'paused');
    swipe(carousel.children[0] as Element, -20, 60);
    await nextFrame();
    expect(shownText(carousel)).to.equal('one');
  });

  it('takes a drag in a field for no swipe', async () => {
    const carousel = place(['<form><input aria-label="Amount" /></form>', '<article>two</article>'], 'paused');
    swipe(carousel.querySelector('input') as Element, -60);
    await nextFrame();
    expect(shownText(carousel)).to.equal('');
  });

  it('keeps a swipe from pressing the link that it began on, and a click from being lost', async () => {
    const carousel = place(['<a href="#reached">one</a>', '<a href="#two">two</a>'], 'paused');
    const link = carousel.children[0] as HTMLElement;
    const clicks: boolean[] = [];
    carousel.addEventListener('click', (event) => {
      clicks.push(!event.defaultPrevented);
      event.preventDefault();
    });
    const click = () => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    swipe(link, -6, 0, 'mouse');
    expect(click()).to.equal(false);
    expect(clicks).to.deep.equal([]);
    swipe(link, -5, 0, 'mouse');
    click();
    expect(clicks).to.deep.equal([true]);
  });
});
