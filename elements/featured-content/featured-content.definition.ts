import * as z from 'zod/mini';
import { carouselShape } from '#parts/carousel-attributes.ts';
import { carouselDocumentation } from '#parts/carousel-documentation.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'featured-content';

export const attributes = z.object({ ...carouselShape, label: z._default(z.string(), 'Featured') });

export type { CarouselEvents as FeaturedContentEvents } from '#parts/use-carousel.ts';

/** A picture that needs no server: a roof before a sky. */
const picture = (sky: string, roof: string) =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23${sky}' d='M0 0h16v9H0z'/%3E%3Cpath fill='%23${roof}' d='m3 8 5-6 5 6z'/%3E%3C/svg%3E`;

const image = (src: string, alt: string) => `<img src="${src}" width="1600" height="900" alt="${alt}">`;
const pictures = [
  { src: picture('b5daf4', '0b5ca0'), alt: 'A tent below a morning sky', caption: 'Shelter for the first night' },
  { src: picture('fbd9a4', '0a4a82'), alt: 'A tent at noon', caption: 'A school that moves with its pupils' },
  { src: picture('4f86b6', 'e6f2fb'), alt: 'A tent in the rain', caption: 'Dry floors through the winter' },
  { src: picture('08305a', 'ffc53d'), alt: 'A lit tent at night', caption: 'Light to read by' },
] as const;

export const documentation = {
  ...carouselDocumentation,
  summary: 'A carousel of four images, each with a caption or a link when the author gives one.',
  examples: [
    {
      title: 'Four images',
      html: `<featured-content label="From the field">${pictures.map(({ src, alt }) => image(src, alt)).join('')}</featured-content>`,
    },
    {
      title: 'With captions',
      html: `<featured-content label="Our work">${pictures.map(({ src, alt, caption }) => `<figure>${image(src, alt)}<figcaption>${caption}</figcaption></figure>`).join('')}</featured-content>`,
    },
    {
      title: 'Each image a link',
      html: `<featured-content label="Read more" slide-time="6">${pictures.map(({ src, alt, caption }) => `<a href="/news">${image(src, alt)}<span>${caption}</span></a>`).join('')}</featured-content>`,
    },
  ],
} as const satisfies Documentation<typeof attributes>;
