import { button, frames, heldClock, placeCarousel, swipe } from '#parts/testing/carousel-fixture.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import './featured-content.tsx';

const picture = (name: string) =>
  `<figure><img alt="${name}" width="16" height="9" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"></figure>`;
const images = ['tent', 'school', 'tap', 'lamp'].map(picture);

describe('featured-content', () => {
  const { pass } = heldClock();
  const shown = (carousel: HTMLElement) => {
    const seen = frames(carousel).filter(({ inert }) => !inert);
    expect(seen).to.have.length(1);
    return seen[0]?.querySelector('slot')?.assignedElements()[0]?.querySelector('img')?.alt;
  };

  it('brings each of its four images into view [W2.73]', async () => {
    const carousel = placeCarousel('featured-content', images, 'paused');
    expect(frames(carousel)).to.have.length(4);
    for (const [index, name] of ['tent', 'school', 'tap', 'lamp'].entries()) {
      button(carousel, `Slide ${index + 1} of 4`).click();
      await nextFrame();
      expect(shown(carousel)).to.equal(name);
    }
  });

  it('goes on by itself, round the end [W4.19]', async () => {
    const carousel = placeCarousel('featured-content', images);
    button(carousel, 'Slide 4 of 4').click();
    await pass(2900);
    expect(shown(carousel)).to.equal('lamp');
    await pass(100);
    expect(shown(carousel)).to.equal('tent');
  });

  it('goes back round the start on a swipe of 6 px, and not of 5 [W4.19]', async () => {
    const carousel = placeCarousel('featured-content', images, 'paused');
    swipe(carousel.children[0] as Element, 5);
    await nextFrame();
    expect(shown(carousel)).to.equal('tent');
    swipe(carousel.children[0] as Element, 6);
    await nextFrame();
    expect(shown(carousel)).to.equal('lamp');
  });

  it('keeps its height while images are exchanged', async () => {
    const carousel = placeCarousel('featured-content', images, 'paused');
    const height = carousel.offsetHeight;
    button(carousel, 'Next slide').click();
    await nextFrame();
    expect(carousel.offsetHeight).to.equal(height);
    expect(document.documentElement.scrollWidth).to.equal(document.documentElement.clientWidth);
  });
});
