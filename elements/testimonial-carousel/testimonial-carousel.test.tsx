import { itCountsTime } from '#parts/testing/carousel-behaviour.ts';
import { button, heldClock, placeCarousel, rotationButton, shownText, swipe } from '#parts/testing/carousel-fixture.ts';
import { tinyFilm } from '#parts/testing/film-fixture.ts';
import { expect, nextFrame, oneEvent } from '#testing/browser.ts';
import '../video-block/video-block.tsx';
import './testimonial-carousel.tsx';

const slides = [
  `<figure><blockquote>one</blockquote><video-block label="Workshop" src="${tinyFilm}"></video-block></figure>`,
  '<figure><blockquote>two</blockquote></figure>',
];

describe('testimonial-carousel', () => {
  const clock = heldClock();
  const { pass } = clock;
  let carousel: HTMLElement;

  itCountsTime(
    'testimonial-carousel',
    ['<figure>one</figure>', '<figure>two</figure>'],
    {
      goesOn: 'goes on after 3 s, not before, and round again [W2.17] [W9.05]',
      ownTime: 'gives a testimonial its own time [W2.17]',
      counts: 'counts time every 100 ms [W9.06]',
    },
    100,
    clock,
  );

  const film = () => carousel.querySelector('video-block')?.shadowRoot as ShadowRoot;
  const play = async () => {
    (film().querySelector('[part=button]') as HTMLElement).click();
    await nextFrame();
  };
  const close = async () => {
    const end = oneEvent(carousel, 'video-end');
    (film().querySelector('[part=close-button]') as HTMLElement).click();
    await end;
    await nextFrame();
  };

  beforeEach(async () => {
    carousel = placeCarousel('testimonial-carousel', slides);
    await nextFrame();
  });

  it('changes by one on a swipe of 6 px, not of 5, and wraps by its buttons [W2.17]', async () => {
    rotationButton(carousel).click();
    swipe(carousel.children[0] as Element, -5);
    await nextFrame();
    expect(shownText(carousel)).to.equal('one');
    swipe(carousel.children[0] as Element, -6);
    await nextFrame();
    expect(shownText(carousel)).to.equal('two');
    button(carousel, 'Next slide').click();
    await nextFrame();
    expect(shownText(carousel)).to.equal('one');
    button(carousel, 'Previous slide').click();
    await nextFrame();
    expect(shownText(carousel)).to.equal('two');
  });

  it('plays a testimonial’s film and shows the testimonial again when it is closed [W2.18] [W2.19]', async () => {
    await play();
    const video = film().querySelector('video') as HTMLVideoElement;
    expect(film().querySelector('dialog')?.matches(':modal')).to.equal(true);
    await close();
    expect(video.paused).to.equal(true);
    expect(film().querySelector('dialog')).to.equal(null);
    expect(shownText(carousel)).to.equal('one');
  });

  it('waits while a film plays and counts none of it [W2.20] [W9.07]', async () => {
    await pass(2000);
    await play();
    await pass(10_000);
    expect(shownText(carousel)).to.equal('one');
    await close();
    await pass(900);
    expect(shownText(carousel)).to.equal('one');
    await pass(100);
    expect(shownText(carousel)).to.equal('two');
    await pass(3000);
    expect(shownText(carousel)).to.equal('one');
  });

  it('stays stopped after a film when it was stopped before', async () => {
    rotationButton(carousel).click();
    await play();
    await close();
    await pass(10_000);
    expect(shownText(carousel)).to.equal('one');
  });

  it('does not treat a drag in the film as a swipe', async () => {
    await play();
    swipe(film().querySelector('video') as Element, -80);
    await nextFrame();
    expect(shownText(carousel)).to.equal('one');
  });

  it('goes on when the testimonial is removed with its film playing', async () => {
    await play();
    carousel.children[0]?.remove();
    carousel.insertAdjacentHTML('beforeend', '<figure>three</figure>');
    await nextFrame();
    expect(shownText(carousel)).to.equal('two');
    (document.activeElement as HTMLElement | null)?.blur();
    await pass(3000);
    expect(shownText(carousel)).to.equal('three');
  });

  it('waits for a plain video of the author’s too, but not for one that loops', async () => {
    const video = document.createElement('video');
    carousel.children[0]?.append(video);
    video.dispatchEvent(new Event('play'));
    await pass(10_000);
    expect(shownText(carousel)).to.equal('one');
    video.dispatchEvent(new Event('ended'));
    video.loop = true;
    video.dispatchEvent(new Event('play'));
    await pass(3000);
    expect(shownText(carousel)).to.equal('two');
  });
});
