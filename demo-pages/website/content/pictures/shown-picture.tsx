import type { Markup, Site } from '../../platform/index.ts';
import type { PlacedPicture } from './find-pictures.ts';
import { pictureSources, plainImage } from './picture-addresses.ts';

/** What a picture shows, in the language of a site or in English; nothing for a drawing. */
export const pictureText = ({ alt }: Pick<PlacedPicture, 'alt'>, { language }: Pick<Site, 'language'>): string =>
  alt?.[language] ?? alt?.['en'] ?? '';

export interface ShownPicture {
  picture: Pick<PlacedPicture, 'image' | 'colour'>;
  /** How wide the layout shows it, as the attribute `sizes` says it. */
  sizes: string;
  className: string;
  /** These two keep the room; the style sheet sets the size. */
  width: number;
  height: number;
  alt: string;
  isLazy?: boolean;
}

/** A picture in the formats and widths that it has; of a drawing it is the `<img>` alone. */
export function shownPicture({ picture, sizes, alt, isLazy = false, ...img }: ShownPicture): Markup {
  const { image, colour } = picture;
  const sources = pictureSources(image);
  const shown = (
    <img
      {...img}
      alt={alt}
      src={plainImage(image)}
      loading={isLazy ? 'lazy' : undefined}
      data-colour={colour ?? undefined}
    />
  );
  if (sources.length === 0) return shown;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {shown}
    </picture>
  );
}
