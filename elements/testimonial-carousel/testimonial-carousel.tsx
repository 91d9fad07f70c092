import type * as z from 'zod/mini';
import carouselCss from '#parts/carousel/carousel.css?inline';
import { CarouselFrame } from '#parts/carousel/carousel-frame.tsx';
import { useCarousel } from '#parts/carousel/use-carousel.ts';
import { SWIPE_THRESHOLD_PX } from '#rules/limits.ts';
import { defineElement } from '#runtime/define-element.tsx';
import TESTIMONIAL_CAROUSEL_TEXTS from '#texts/elements/testimonial-carousel';
import css from './testimonial-carousel.css?inline';
import { attributes, tag } from './testimonial-carousel.definition.ts';

/** W9.06: the time of a slide is counted every 100 ms. */
const TICK_MS = 100;

function TestimonialCarousel({ label, slideTime, paused }: z.output<typeof attributes>) {
  const carousel = useCarousel({ tickMs: TICK_MS, swipeThresholdPx: SWIPE_THRESHOLD_PX, slideTime, paused });
  return <CarouselFrame carousel={carousel} label={label} />;
}

export const TestimonialCarouselElement = defineElement({
  tag,
  attributes,
  defaultTexts: TESTIMONIAL_CAROUSEL_TEXTS,
  view: TestimonialCarousel,
  root: 'shadow',
  styles: [carouselCss, css],
});
