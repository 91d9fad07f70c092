import { sendKeys } from '@web/test-runner-commands';
import {
  button,
  frames,
  heldClock,
  placeCarousel,
  point,
  rotationButton,
  shownText,
  swipe,
} from '#parts/testing/carousel-fixture.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import './hero-carousel.tsx';

const slides = ['<article><a href="#one">one</a></article>', '<article><a href="#two">two</a></article>'];

describe('what holds the slides of hero-carousel', () => {
  const { pass } = heldClock();
  let carousel: HTMLElement;
  const link = (index: number) => carousel.querySelectorAll('a')[index] as HTMLElement;
  const outside = (side: 'previous' | 'next') => carousel[`${side}ElementSibling`] as HTMLElement;
  const live = () => carousel.shadowRoot?.querySelector('.viewport')?.getAttribute('aria-live');

  beforeEach(() => {
    carousel = placeCarousel('hero-carousel', slides);
    carousel.before(Object.assign(document.createElement('button'), { textContent: 'before' }));
    carousel.after(Object.assign(document.createElement('button'), { textContent: 'after' }));
  });

  it('has its stop button first in the tab order, and its text changes [W2.16]', async () => {
    outside('previous').focus();
    await sendKeys({ press: 'Tab' });
    const focused = carousel.shadowRoot?.activeElement as HTMLElement;
    expect(focused.textContent).to.equal('Stop slide rotation');
    expect(focused.hasAttribute('aria-pressed')).to.equal(false);
    expect(focused.getBoundingClientRect().width).to.be.at.least(24);
    await sendKeys({ press: 'Enter' });
    await nextFrame();
    expect(focused.textContent).to.equal('Start slide rotation');
    outside('next').focus();
    await pass(10_000);
    expect(shownText(carousel)).to.equal('one');
  });

  it('starts at once when asked, with mouse and focus on the button', async () => {
    const rotation = rotationButton(carousel);
    point(carousel, 'pointerenter', 5, 5, { pointerType: 'mouse' });
    rotation.focus();
    rotation.click();
    rotation.click();
    await pass(3000);
    expect(shownText(carousel)).to.equal('two');
    expect(carousel.shadowRoot?.activeElement).to.equal(rotation);
    button(carousel, 'Next slide').focus();
    await pass(10_000);
    expect(shownText(carousel)).to.equal('two');
  });

  it('holds while the focus is in a slide, and goes on when it left', async () => {
    await pass(2000);
    link(0).focus();
    await pass(10_000);
    expect(shownText(carousel)).to.equal('one');
    rotationButton(carousel).focus();
    await pass(10_000);
    expect(shownText(carousel)).to.equal('one');
    outside('next').focus();
    await pass(990);
    expect(shownText(carousel)).to.equal('one');
    await pass(10);
    expect(shownText(carousel)).to.equal('two');
  });

  it('holds below a resting mouse, not below a finger', async () => {
    point(carousel, 'pointerenter', 5, 5, { pointerType: 'mouse' });
    await pass(10_000);
    expect(shownText(carousel)).to.equal('one');
    point(carousel, 'pointerleave', 5, 5, { pointerType: 'mouse' });
    point(carousel, 'pointerenter', 5, 5, { pointerType: 'touch' });
    await pass(3000);
    expect(shownText(carousel)).to.equal('two');
  });

  it('goes on after a swipe, with the mouse still there and the focus that the click gave', async () => {
    point(carousel, 'pointerenter', 5, 5, { pointerType: 'mouse' });
    link(0).focus();
    swipe(link(0), -30, 0, 'mouse');
    await nextFrame();
    expect(shownText(carousel)).to.equal('two');
    await pass(3000);
    expect(shownText(carousel)).to.equal('one');
  });

  it('pauses from pointer down to release', async () => {
    point(link(0), 'pointerdown', 50);
    await pass(10_000);
    expect(shownText(carousel)).to.equal('one');
    point(link(0), 'pointercancel', 50);
    await pass(3000);
    expect(shownText(carousel)).to.equal('two');
  });

  it('gives the focus of a slide that leaves to the stop button', async () => {
    link(0).focus();
    swipe(link(0), -30);
    await nextFrame();
    expect(carousel.shadowRoot?.activeElement).to.equal(rotationButton(carousel));
    // Nothing in a hidden slide can have the focus.
    link(0).focus();
    expect(document.activeElement).to.equal(carousel);
  });

  it('keeps the focus on the buttons that move the slides', async () => {
    const next = button(carousel, 'Next slide');
    next.focus();
    next.click();
    await nextFrame();
    expect(shownText(carousel)).to.equal('two');
    expect(carousel.shadowRoot?.activeElement).to.equal(next);
  });

  it('is silent while it moves by itself and speaks when it rests', async () => {
    await nextFrame();
    expect(live()).to.equal('off');
    rotationButton(carousel).click();
    await nextFrame();
    expect(live()).to.equal('polite');
  });

  it('is a labelled carousel of numbered slides, the hidden ones inert', () => {
    const section = carousel.shadowRoot?.querySelector('section');
    expect(section?.getAttribute('aria-roledescription')).to.equal('carousel');
    expect(section?.getAttribute('aria-label')).to.equal('Stories');
    expect(
      frames(carousel).map((slide) => [
        slide.getAttribute('role'),
        slide.getAttribute('aria-roledescription'),
        slide.getAttribute('aria-label'),
        slide.inert,
      ]),
    ).to.deep.equal([
      ['group', 'slide', '1 of 2', false],
      ['group', 'slide', '2 of 2', true],
    ]);
  });
});
