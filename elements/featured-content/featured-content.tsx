import type * as z from 'zod/mini';
import carouselCss from '#parts/carousel/carousel.css?inline';
import { CarouselFrame } from '#parts/carousel/carousel-frame.tsx';
import { useCarousel } from '#parts/carousel/use-carousel.ts';
import { SWIPE_THRESHOLD_PX } from '#rules/limits.ts';
import { defineElement } from '#runtime/define-element.tsx';
import FEATURED_CONTENT_TEXTS from '#texts/elements/featured-content';
import css from './featured-content.css?inline';
import { attributes, tag } from './featured-content.definition.ts';

/** The specification has no tick for this carousel, so it uses the longest one, W9.06's. */
const TICK_MS = 100;

function FeaturedContent({ label, slideTime, paused }: z.output<typeof attributes>) {
  const carousel = useCarousel({ tickMs: TICK_MS, swipeThresholdPx: SWIPE_THRESHOLD_PX, slideTime, paused });
  return <CarouselFrame carousel={carousel} label={label} />;
}

export const FeaturedContentElement = defineElement({
  tag,
  attributes,
  defaultTexts: FEATURED_CONTENT_TEXTS,
  view: FeaturedContent,
  root: 'shadow',
  styles: [carouselCss, css],
});
