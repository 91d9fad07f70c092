import * as z from 'zod/mini';
import { clickableUrl } from './links/safe-navigate.ts';

/** The attributes of a banner that a visitor can close for the session. */
export const bannerShape = (label: string, linkText: string) => ({
  bannerId: z._default(z.string(), ''),
  label: z._default(z.string(), label),
  linkUrl: z._default(
    z.string().check(
      z.refine((url) => clickableUrl(url, 'https://page.invalid/') !== undefined, {
        error: 'write an http or https address, absolute or relative to the page',
      }),
    ),
    '',
  ),
  linkText: z._default(z.string(), linkText),
  persistent: z._default(z.boolean(), false),
});

/** The descriptions of a banner's attributes in the reference. */
export const bannerAttributeTexts = {
  bannerId:
    'The key under which a closed banner is remembered; by default its text, so that a banner with a new text is ' +
    'shown again.',
  label: 'The name of the region, for screen readers.',
  linkUrl: 'The address of its link: http or https.',
  linkText: 'The text of its link.',
  persistent: 'Hides the close button.',
} as const;

export const bannerEventTexts = {
  'banner-close': {
    description: 'Before it closes for the rest of the session. When prevented, it stays.',
    cancelable: true,
  },
} as const;

export const bannerPartTexts = { banner: 'The banner.', link: 'The link.', close: 'The close button.' } as const;
