import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { button, frames, placeCarousel, rotationButton, shownText, stopClock, swipe } from '#parts/carousel-fixture.ts';
import './hero-carousel.tsx';

const slides = ['<article>one</article>', '<article>two</article>', '<article>three</article>'];
const place = (given = slides, attributes?: string) => placeCarousel('hero-carousel', given, attributes);
const press = async (pressed: HTMLElement) => {
  pressed.click();
  await nextFrame();
};

describe('hero-carousel', () => {
  let clock: ReturnType<typeof stopClock>;
  const pass = async (ms: number) => {
    clock.tick(ms);
    await nextFrame();
  };

  beforeEach(() => {
    clock = stopClock();
  });
  afterEach(() => {
    document.body.replaceChildren();
    clock.uninstall();
  });

  describe('time', () => {
    it('goes on after 3 s, not before [W2.12] [W9.02]', async () => {
      const carousel = place();
      await pass(2900);
      expect(shownText(carousel)).to.equal('one');
      await pass(90);
      expect(shownText(carousel)).to.equal('one');
      await pass(10);
      expect(shownText(carousel)).to.equal('two');
      await pass(2990);
      expect(shownText(carousel)).to.equal('two');
      await pass(10);
      expect(shownText(carousel)).to.equal('three');
    });

    it('gives a slide its own time [W2.13]', async () => {
      const carousel = place([
        '<article data-slide-time="5">one</article>',
        '<article data-slide-time="1">two</article>',
        '<article>three</article>',
      ]);
      await pass(4900);
      expect(shownText(carousel)).to.equal('one');
      await pass(200);
      expect(shownText(carousel)).to.equal('two');
      await pass(1100);
      expect(shownText(carousel)).to.equal('three');
    });

    it('takes the time of all slides from slide-time, also when it changes', async () => {
      const carousel = place(slides, 'slide-time="6"');
      await pass(5990);
      expect(shownText(carousel)).to.equal('one');
      await pass(10);
      expect(shownText(carousel)).to.equal('two');
      carousel.setAttribute('slide-time', '1');
      await nextFrame();
      await pass(1000);
      expect(shownText(carousel)).to.equal('three');
    });

    it('counts time every 10 ms, by one timer [W9.03]', () => {
      const asked: unknown[] = [];
      const { setInterval } = window;
      window.setInterval = ((run: () => void, ms: number) => {
        asked.push(ms);
        return setInterval(run, ms);
      }) as typeof window.setInterval;
      place();
      window.setInterval = setInterval;
      expect(asked).to.deep.equal([10]);
      expect(clock.countTimers()).to.equal(1);
    });

    it('moves within 0.25 s [W9.04]', () => {
      const track = place().shadowRoot?.querySelector('.track') as HTMLElement;
      const { transitionDuration, transitionProperty } = getComputedStyle(track);
      expect([transitionProperty, transitionDuration]).to.deep.equal(['translate', '0.25s']);
    });

    it('glides from where the slide was to where it is', async () => {
      const carousel = place();
      await press(button(carousel, 'Next slide'));
      const track = carousel.shadowRoot?.querySelector('.track') as HTMLElement;
      const [glide] = track.getAnimations() as CSSTransition[];
      const [from, to] = (glide?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
      expect(Number.parseFloat(String(from?.['translate']))).to.be.closeTo(track.offsetWidth, 1);
      expect(Number.parseFloat(String(to?.['translate']))).to.equal(0);
    });

    for (const time of ['', 'soon', '-2', '0', 'Infinity', '3601']) {
      it(`warns of data-slide-time="${time}" and takes the default`, async () => {
        const warnings: string[] = [];
        const { warn } = console;
        console.warn = (text: string) => warnings.push(text);
        const carousel = place([`<article data-slide-time="${time}">one</article>`, '<article>two</article>']);
        await pass(2990);
        expect(shownText(carousel)).to.equal('one');
        await pass(10);
        console.warn = warn;
        expect(shownText(carousel)).to.equal('two');
        expect(warnings).to.have.length(1);
        expect(warnings[0]).to.contain('<hero-carousel>').and.to.contain(`data-slide-time="${time}"`);
      });
    }

    it('waits while the tab is hidden', async () => {
      const carousel = place();
      const hide = (hidden: boolean) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      };
      hide(true);
      await pass(60_000);
      expect(clock.countTimers()).to.equal(0);
      hide(false);
      Reflect.deleteProperty(document, 'hidden');
      await pass(2990);
      expect(shownText(carousel)).to.equal('one');
      await pass(10);
      expect(shownText(carousel)).to.equal('two');
    });

    it('leaves no timer behind', async () => {
      place().remove();
      await nextFrame();
      expect(clock.countTimers()).to.equal(0);
    });
  });

  describe('by hand', () => {
    it('wraps around at both ends [W2.14]', async () => {
      const carousel = place(slides, 'paused');
      await press(button(carousel, 'Previous slide'));
      expect(shownText(carousel)).to.equal('three');
      await press(button(carousel, 'Next slide'));
      expect(shownText(carousel)).to.equal('one');
    });

    it('goes to a slide by its dot, and tells the page', async () => {
      const carousel = place(slides, 'paused');
      const told: number[] = [];
      document.addEventListener('slide-change', (event) => told.push((event as CustomEvent).detail.index), {
        once: true,
      });
      await press(button(carousel, 'Slide 3 of 3'));
      expect(shownText(carousel)).to.equal('three');
      expect(told).to.deep.equal([2]);
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

  describe('motion that a visitor did not ask for', () => {
    afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

    it('never starts by itself under reduced motion, and moves without gliding [W2.16]', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const carousel = place();
      await pass(10_000);
      expect(shownText(carousel)).to.equal('one');
      const track = carousel.shadowRoot?.querySelector('.track') as HTMLElement;
      expect(getComputedStyle(track).transitionDuration).to.equal('0s');
      await press(button(carousel, 'Start slide rotation'));
      await pass(3000);
      expect(shownText(carousel)).to.equal('two');
    });

    it('stops when the visitor comes to want less motion', async () => {
      const carousel = place();
      await emulateMedia({ reducedMotion: 'reduce' });
      await waitUntil(() => !rotationButton(carousel).textContent?.startsWith('Stop'));
      expect(rotationButton(carousel).textContent).to.equal('Start slide rotation');
      await pass(10_000);
      expect(shownText(carousel)).to.equal('one');
    });

    it('does not start by itself when the author says paused', async () => {
      const carousel = place(slides, 'paused');
      await pass(10_000);
      expect(shownText(carousel)).to.equal('one');
      expect(button(carousel, 'Start slide rotation')).to.exist;
    });
  });

  describe('slides', () => {
    it('are the author’s own children, and are as before when the carousel goes', async () => {
      const carousel = place(slides, 'paused');
      const children = [...carousel.children];
      await press(button(carousel, 'Next slide'));
      expect([...carousel.children]).to.deep.equal(children);
      carousel.remove();
      await nextFrame();
      expect(carousel.innerHTML).to.equal(slides.join(''));
    });

    it('are all shown when an attribute is faulty', async () => {
      const { warn } = console;
      console.warn = () => {};
      const carousel = place(slides, 'slide-time="-3"');
      await nextFrame();
      console.warn = warn;
      const slot = carousel.shadowRoot?.querySelector<HTMLSlotElement>('slot:not([name])');
      expect(slot?.assignedElements()).to.have.length(3);
      expect(clock.countTimers()).to.equal(0);
    });

    it('need no buttons when there is one, and leave nothing when there is none', async () => {
      const one = place(slides.slice(0, 1));
      expect(shownText(one)).to.equal('one');
      expect(one.shadowRoot?.querySelector('button')).to.equal(null);
      expect(clock.countTimers()).to.equal(0);
      one.replaceChildren();
      await nextFrame();
      expect(one.shadowRoot?.querySelector('section')).to.equal(null);
      swipe(one, -60);
      expect(one.offsetHeight).to.equal(0);
    });

    it('may be fifty: counted in figures, one at a time, round both ends', async () => {
      const fifty = place(
        Array.from({ length: 50 }, (_, index) => `<article>slide ${index + 1}</article>`),
        'paused',
      );
      expect(fifty.shadowRoot?.querySelectorAll('.dot')).to.have.length(0);
      await press(button(fifty, 'Previous slide'));
      expect(shownText(fifty)).to.equal('slide 50');
      expect(fifty.shadowRoot?.querySelector('.count')?.textContent).to.equal('50 / 50');
      expect(frames(fifty).filter(({ inert }) => inert)).to.have.length(49);
    });

    it('come and go while it runs, and the shown one stays', async () => {
      const carousel = place(slides, 'paused');
      await press(button(carousel, 'Next slide'));
      const first = document.createElement('article');
      first.textContent = 'zero';
      carousel.prepend(first);
      await nextFrame();
      expect(shownText(carousel)).to.equal('two');
      expect(frames(carousel).map((slide) => slide.getAttribute('aria-label'))).to.deep.equal([
        '1 of 4',
        '2 of 4',
        '3 of 4',
        '4 of 4',
      ]);
      carousel.children[2]?.remove();
      await nextFrame();
      expect(shownText(carousel)).to.equal('three');
    });

    it('leave out what carries no content', () => {
      const carousel = place(['<template><p>no</p></template>', ...slides, '<style></style>']);
      expect(frames(carousel)).to.have.length(3);
    });
  });
});
