import { looseText, z } from './zod.ts';

/** The 7 fields of the media feed's filter, in the order they are posted (W3.09). */
export const MEDIA_FEED_FIELDS = [
  'dateMin',
  'dateMax',
  'actionId',
  'locationId',
  'homePageId',
  'mediaListingPageId',
  'pageIndex',
] as const;

/** W3.10: the posted text for no date. */
export const NO_DATE = '0';

/** The request to the media feed. Dates look like `2024-03-01`, or are `0` for none; ids come from the page. */
export interface MediaFeedQuery {
  dateMin: string;
  dateMax: string;
  actionId: string;
  locationId: string;
  homePageId: string;
  mediaListingPageId: string;
  /** 0 for the first page. */
  pageIndex: number;
}

/** One item of the feed: data, never markup. */
export const mediaPreviewSchema = z.object({
  title: z.string(),
  url: looseText,
  image: looseText,
  date: looseText,
  summary: looseText,
  /** The texts that are in English on a page of another language: `title`, `summary`. */
  english: z.optional(z.array(z.string())),
});

/** The response of the feed; `success` is true, 1 or "1" (W3.11). */
export const mediaFeedResponseSchema = z.object({
  success: z.pipe(
    z.unknown(),
    z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  // A failed response may have no list.
  mediaPreviews: z.pipe(
    z.optional(z.nullable(z.array(mediaPreviewSchema))),
    z.transform((list) => list ?? []),
  ),
  hasMoreItems: z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => value === true),
  ),
  /** The chosen range in the server's format. */
  formattedDate: looseText,
});

export type MediaPreview = z.infer<typeof mediaPreviewSchema>;
export type MediaFeedResponse = z.infer<typeof mediaFeedResponseSchema>;
