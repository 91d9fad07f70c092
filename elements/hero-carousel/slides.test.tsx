import { button, clickButton, frames, heldClock, shownText, swipe } from '#parts/testing/carousel-fixture.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import { place, slides } from './testing/hero-page.ts';

describe('slides of hero-carousel', () => {
  const { timers } = heldClock();

  it('are the author’s own children, and are as before when the carousel goes', async () => {
    const carousel = place(slides, 'paused');
    const children = [...carousel.children];
    await clickButton(button(carousel, 'Next slide'));
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
    expect(timers()).to.equal(0);
  });

  it('are not the empty paragraphs, line breaks and noscripts that an editor leaves between them', async () => {
    const stray = ['<p></p>', slides[0]!, '<br>', '<p>&nbsp;</p>', '<p><br></p>', slides[1]!];
    const carousel = place([...stray, '<noscript><p>No script.</p></noscript>'], 'paused');
    expect(frames(carousel)).to.have.length(2);
    expect(shownText(carousel)).to.equal('one');
    const picture = '<p><img src="data:," alt="Water"></p>';
    expect(frames(place([slides[0]!, picture], 'paused')), 'a picture is content').to.have.length(2);
  });

  it('need no buttons when there is one, and leave nothing when there is none', async () => {
    const one = place(slides.slice(0, 1));
    expect(shownText(one)).to.equal('one');
    expect(one.shadowRoot?.querySelector('button')).to.equal(null);
    expect(timers()).to.equal(0);
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
    await clickButton(button(fifty, 'Previous slide'));
    expect(shownText(fifty)).to.equal('slide 50');
    expect(fifty.shadowRoot?.querySelector('.count')?.textContent).to.equal('50 / 50');
    expect(frames(fifty).filter(({ inert }) => inert)).to.have.length(49);
  });

  it('come and go while it runs, and the shown one stays', async () => {
    const carousel = place(slides, 'paused');
    await clickButton(button(carousel, 'Next slide'));
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
