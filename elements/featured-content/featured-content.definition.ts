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
import FEATURED_CONTENT_TEXTS from '#texts/elements/featured-content';

export const tag = 'featured-content';

export const attributes = z.object({
  ...carouselShape,
  label: z._default(z.string(), FEATURED_CONTENT_TEXTS.texts.label),
});

export type { CarouselEvents as FeaturedContentEvents } from '#parts/carousel/use-carousel.ts';

/** A function, so that a bundle without the examples drops them. */
function writeExamples() {
  /** A picture as a data URL: a roof in front of a sky. */
  const picture = (sky: string, roof: string) =>
    `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23${sky}' ` +
    `d='M0 0h16v9H0z'/%3E%3Cpath fill='%23${roof}' d='m3 8 5-6 5 6z'/%3E%3C/svg%3E`;

  const slide = (src: string, alt: string, caption: string) => {
    const image = `<img src="${src}" width="1600" height="900" alt="${alt}">`;
    return {
      image,
      figure: `<figure>${image}<figcaption>${caption}</figcaption></figure>`,
      link: `<a href="/news">${image}<span>${caption}</span></a>`,
    };
  };
  /** The four images in one of the three forms. */
  const slides = (form: 'image' | 'figure' | 'link') =>
    [
      slide(picture('b5daf4', '0b5ca0'), 'A tent below a morning sky', 'Shelter for the first night'),
      slide(picture('fbd9a4', '0a4a82'), 'A tent at noon', 'A school that moves with its pupils'),
      slide(picture('4f86b6', 'e6f2fb'), 'A tent in the rain', 'Dry floors through the winter'),
      slide(picture('08305a', 'ffc53d'), 'A lit tent at night', 'Light to read by'),
    ]
      .map((values) => values[form])
      .join('');
  const images = slides('image');
  const figures = slides('figure');
  const links = slides('link');
  return [
    {
      title: 'Four images',
      html: `<featured-content label="From the field">${images}</featured-content>`,
    },
    {
      title: 'With captions',
      html: `<featured-content label="Our work">${figures}</featured-content>`,
    },
    {
      title: 'Each image is a link',
      html: `<featured-content label="Read more" slide-time="6">${links}</featured-content>`,
    },
  ] as const;
}
const examples = /* @__PURE__ */ writeExamples();

export const documentation = {
  group: 'stories',
  order: 2,
  content: 'slides',
  sizeBudget: 5.3,
  summary: 'A carousel of four images, each with a caption or a link when the author gives one.',
  whenToUse: [
    'For four pictures of equal weight from the field, each with a caption or a link.',
    'In the middle of a page, where the order of the pictures does not matter.',
  ],
  whenNotToUse: [
    'For the large slides at the top: use `hero-carousel`.',
    'For what people say: use `testimonial-carousel`.',
    'For important content: put it directly in the page, not on a slide.',
  ],
  accessibility: {
    keyboard: carouselKeyboard,
    screenReader: carouselScreenReader,
    author: [
      '`alt` texts that say what each picture shows.',
      'A `label` that names the gallery.',
      'Captions that make sense without the picture.',
    ],
  },
  attributes: carouselAttributes,
  events: carouselEvents,
  slots: carouselSlots,
  parts: carouselParts,
  cssProperties: carouselProperties,
  examples,
} as const satisfies Documentation<typeof attributes>;
