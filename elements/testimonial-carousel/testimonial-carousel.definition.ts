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
import TESTIMONIAL_CAROUSEL_TEXTS from '#texts/elements/testimonial-carousel';

export const tag = 'testimonial-carousel';

export const attributes = z.object({
  ...carouselShape,
  label: z._default(z.string(), TESTIMONIAL_CAROUSEL_TEXTS.texts.label),
});

export type { CarouselEvents as TestimonialCarouselEvents } from '#parts/carousel/use-carousel.ts';

/** A function, so that a bundle without the examples drops them. */
function writeExamples() {
  const quote = (text: string, who: string, film = '') =>
    `<figure class="haven-quote">${film}<blockquote class="haven-quote__words"><p>${text}</p></blockquote>` +
    `<figcaption class="haven-quote__source">${who}</figcaption></figure>`;

  const nadia = quote(
    'The first thing I unpacked was my daughter’s school bag. She asked when lessons start.',
    '<strong>Nadia</strong>, mother of two',
  );
  const samuel = quote(
    'I fix solar lamps now. In the evening you can see my work from the hill.',
    '<strong>Samuel</strong>, technician',
    '<video-block label="Samuel’s workshop" src="/design/film-dawn.webm" captions="/design/film-dawn.vtt"><a ' +
      'href="/design/film-dawn.webm">Watch “Samuel’s workshop”</a></video-block>',
  );
  const june = quote('We give a little each month. It adds up.', '<strong>June</strong>, donor from Hobart');
  return [
    {
      title: 'Three quotes, one with a film',
      html: `<testimonial-carousel label="In their own words">${nadia}${samuel}${june}</testimonial-carousel>`,
    },
    {
      title: 'More time to read',
      html: `<testimonial-carousel label="Donors" slide-time="8">${june}${nadia}</testimonial-carousel>`,
    },
  ] as const;
}
const examples = /* @__PURE__ */ writeExamples();

export const documentation = {
  group: 'stories',
  order: 3,
  content: 'slides',
  asksOfPage: 'film-players',
  sizeBudget: 5.3,
  summary: 'Quotes, one at a time. A slide can contain a film; the carousel pauses while it plays.',
  whenToUse: [
    'For three to six short quotes, with a name below each.',
    'Where a quote can be a film: the carousel pauses while it plays.',
  ],
  whenNotToUse: ['For one quote: a plain `blockquote` loads faster.', 'For pictures: use `featured-content`.'],
  accessibility: {
    keyboard: carouselKeyboard,
    screenReader: carouselScreenReader,
    author: [
      'The speaker’s name with each quote, and their consent to be quoted.',
      'A longer `slide-time` for longer quotes, so that everybody has time to read.',
      'Captions for a film: see `video-block`.',
    ],
  },
  attributes: carouselAttributes,
  events: carouselEvents,
  slots: carouselSlots,
  parts: carouselParts,
  cssProperties: carouselProperties,
  examples,
} as const satisfies Documentation<typeof attributes>;
