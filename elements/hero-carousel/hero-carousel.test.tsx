import { emulateMedia } from '@web/test-runner-commands';
import { itCountsTime } from '#parts/testing/carousel-behaviour.ts';
import { button, clickButton, heldClock, rotationButton, shownText } from '#parts/testing/carousel-fixture.ts';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import { place, slides } from './testing/hero-page.ts';

describe('hero-carousel', () => {
  const clock = heldClock();
  const { pass, timers } = clock;

  describe('time', () => {
    itCountsTime(
      'hero-carousel',
      slides,
      {
        goesOn: 'goes on after 3 s, not before [W2.12] [W9.02]',
        ownTime: 'gives a slide its own time [W2.13]',
        counts: 'counts time every 10 ms, by one timer [W9.03]',
      },
      10,
      clock,
    );

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

    it('moves within 0.25 s [W9.04]', () => {
      const track = place().shadowRoot?.querySelector('.track') as HTMLElement;
      const { transitionDuration, transitionProperty } = getComputedStyle(track);
      expect([transitionProperty, transitionDuration]).to.deep.equal(['translate', '0.25s']);
    });

    it('glides from where the slide was to where it is', async () => {
      const carousel = place();
      await clickButton(button(carousel, 'Next slide'));
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
      expect(timers()).to.equal(0);
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
      expect(timers()).to.equal(0);
    });
  });

  describe('motion that a visitor did not start', () => {
    afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

    it('never starts by itself under reduced motion, and moves without gliding [W2.16]', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const carousel = place();
      await pass(10_000);
      expect(shownText(carousel)).to.equal('one');
      const track = carousel.shadowRoot?.querySelector('.track') as HTMLElement;
      expect(getComputedStyle(track).transitionDuration).to.equal('0s');
      await clickButton(button(carousel, 'Start slide rotation'));
      await pass(3000);
      expect(shownText(carousel)).to.equal('two');
    });

    it('stops when the visitor turns on reduced motion', async () => {
      const carousel = place();
      await emulateMedia({ reducedMotion: 'reduce' });
      await waitUntil(() => !rotationButton(carousel).textContent?.startsWith('Stop'));
      expect(rotationButton(carousel).textContent).to.equal('Start slide rotation');
      await pass(10_000);
      expect(shownText(carousel)).to.equal('one');
    });

    it('does not start by itself when it is paused by its author', async () => {
      const carousel = place(slides, 'paused');
      await pass(10_000);
      expect(shownText(carousel)).to.equal('one');
      expect(button(carousel, 'Start slide rotation')).to.exist;
    });
  });
});
