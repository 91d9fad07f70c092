import type * as z from 'zod/mini';
import carouselCss from '#parts/carousel/carousel.css?inline';
import { CarouselFrame } from '#parts/carousel/carousel-frame.tsx';
import { useCarousel } from '#parts/carousel/use-carousel.ts';
import { SWIPE_THRESHOLD_PX } from '#rules/limits.ts';
import { defineElement } from '#runtime/define-element.tsx';
import HERO_CAROUSEL_TEXTS from '#texts/elements/hero-carousel';
import css from './hero-carousel.css?inline';
import { attributes, tag } from './hero-carousel.definition.ts';

/** W9.03: the time of a slide is counted every 10 ms. */
const TICK_MS = 10;

function HeroCarousel({ label, slideTime, paused }: z.output<typeof attributes>) {
  const carousel = useCarousel({ tickMs: TICK_MS, swipeThresholdPx: SWIPE_THRESHOLD_PX, slideTime, paused });
  return <CarouselFrame carousel={carousel} label={label} />;
}

export const HeroCarouselElement = defineElement({
  tag,
  attributes,
  defaultTexts: HERO_CAROUSEL_TEXTS,
  view: HeroCarousel,
  root: 'shadow',
  styles: [carouselCss, css],
});
