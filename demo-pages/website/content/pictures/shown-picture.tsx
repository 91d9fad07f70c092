import type { Markup } from '../../platform/index.ts';
import { pictureSources } from './picture-addresses.ts';

/** An image in the formats and widths of an uploaded picture; of a drawing it is the `<img>` alone. */
export function shownPicture(image: string, sizes: string, img: Markup): Markup {
  const sources = pictureSources(image);
  if (sources.length === 0) return img;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}
