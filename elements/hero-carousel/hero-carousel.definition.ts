import * as z from 'zod/mini';
import { carouselShape } from '#parts/carousel/carousel-attributes.ts';
import {
  carouselAttributes,
  carouselEvents,
  carouselKeyboard,
  carouselParts,
  carouselProperties,
  carouselScreenReader,
  carouselSlots,
} from '#parts/carousel/carousel-documentation.ts';
import type { Documentation } from '#runtime/documentation.ts';
import HERO_CAROUSEL_TEXTS from '#texts/elements/hero-carousel';

export const tag = 'hero-carousel';

export const attributes = z.object({
  ...carouselShape,
  label: z._default(z.string(), HERO_CAROUSEL_TEXTS.texts.label),
});

export type { CarouselEvents as HeroCarouselEvents } from '#parts/carousel/use-carousel.ts';

/** A function, so that a bundle without the examples drops them. */
function writeExamples() {
  /** A picture as a data URL: hills in front of a sky. */
  const picture = (sky: string, hills: string) =>
    `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23${sky}' ` +
    `d='M0 0h16v9H0z'/%3E%3Cpath fill='%23${hills}' d='M0 7q4-4 8-1t8-3v6H0z'/%3E%3C/svg%3E`;

  const slide = (headline: string, lead: string, image: string, own = '') =>
    `<article class="haven-hero"${own}>
    <img class="haven-hero__image" src="${image}" width="1600" height="900" alt="">
    <div class="haven-hero__content">
      <h2 class="haven-hero__title">${headline}</h2>
      <p class="haven-hero__text">${lead}</p>
      <p><a class="haven-button haven-button--give" href="/donate">Donate</a></p>
    </div>
  </article>`;

  const safe = slide('A safe night, tonight', 'A tent keeps a family of five dry.', picture('4f86b6', '0a4a82'));
  const water = slide(
    'Clean water, close by',
    'One tap serves eighty people.',
    picture('b5daf4', '0b5ca0'),
    ' data-slide-time="5"',
  );
  const school = slide('Back at school', 'A kit holds a year of lessons.', picture('fbd9a4', '0a4a82'));
  return [
    {
      title: 'Three slides, the second for 5 seconds',
      html: `<hero-carousel label="What your gift does">${safe}${water}${school}</hero-carousel>`,
    },
    { title: 'One slide, without buttons', html: `<hero-carousel label="Appeal">${safe}</hero-carousel>` },
    {
      title: 'Started only by the visitor',
      html: `<hero-carousel label="Stories" paused slide-time="8">${school}${water}</hero-carousel>`,
    },
  ] as const;
}
const examples = /* @__PURE__ */ writeExamples();

export const documentation = {
  group: 'stories',
  order: 1,
  content: 'slides',
  sizeBudget: 5.5,
  summary: 'The large slides at the top of a page, each with its own time.',
  whenToUse: [
    'At the top of a front page, for two to four messages with one action each.',
    'Where each message has its own large picture.',
  ],
  whenNotToUse: [
    'For pictures without messages: use `featured-content`.',
    'For quotes: use `testimonial-carousel`.',
    'For one message: a plain picture and heading loads faster, and no slide is missed.',
  ],
  accessibility: {
    keyboard: carouselKeyboard,
    screenReader: carouselScreenReader,
    author: [
      'A heading in each slide, of the level that fits the page.',
      'A `label` that names the slides.',
      'Enough time to read: `slide-time`, or `data-slide-time` on a slide.',
    ],
  },
  attributes: carouselAttributes,
  events: carouselEvents,
  slots: carouselSlots,
  parts: carouselParts,
  cssProperties: carouselProperties,
  examples,
} as const satisfies Documentation<typeof attributes>;
