import { placeCarousel } from '#parts/testing/carousel-fixture.ts';
import '../hero-carousel.tsx';

export const slides = ['<article>one</article>', '<article>two</article>', '<article>three</article>'];

export const place = (given: readonly string[] = slides, attributes?: string) =>
  placeCarousel('hero-carousel', given, attributes);
