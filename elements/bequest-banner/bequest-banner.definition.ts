import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';
import { safeLink } from '#website/safe-navigate.ts';

export const tag = 'bequest-banner';

export const attributes = z.object({
  bannerId: z._default(z.string(), ''),
  label: z._default(z.string(), 'Gifts in wills'),
  linkUrl: z._default(
    z.string().check(
      z.refine((url) => safeLink(url, 'https://page.invalid/') !== undefined, {
        error: 'write an http or https address, absolute or relative to the page',
      }),
    ),
    '',
  ),
  linkText: z._default(z.string(), 'Ask for the free guide'),
  persistent: z._default(z.boolean(), false),
});

export interface BequestBannerEvents {
  'banner-close': { bannerId: string };
}

export const documentation = {
  summary: 'An invitation to leave a gift in a will, with a link. A visitor can close it for the rest of the session.',
  attributes: {
    bannerId: 'What a closed banner is remembered by; its text unless given, so that a new text shows again.',
    label: 'The name of the region, for screen readers.',
    linkUrl: 'Where its link leads: http or https.',
    linkText: 'The text of its link.',
    persistent: 'Takes the close button away.',
  },
  events: {
    'banner-close': {
      description: 'Before it closes for the rest of the session. When prevented, it stays.',
      cancelable: true,
    },
  },
  slots: { '': 'The message.' },
  parts: { banner: 'The banner.', link: 'The link.', close: 'The close button.' },
  examples: [
    {
      title: 'With a link to the guide',
      html: '<bequest-banner link-url="/bequest"><p>A gift in your will can shelter families long after us.</p></bequest-banner>',
    },
    {
      title: 'That stays, with words of its own',
      html: '<bequest-banner persistent link-url="/bequest" link-text="Read about gifts in wills">Will you help the families of tomorrow?</bequest-banner>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
