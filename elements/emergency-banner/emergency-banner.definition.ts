import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';
import { safeLink } from '#website/safe-navigate.ts';

export const tag = 'emergency-banner';

export const attributes = z.object({
  bannerId: z._default(z.string(), ''),
  label: z._default(z.string(), 'Emergency appeal'),
  linkUrl: z._default(
    z.string().check(
      z.refine((url) => safeLink(url, 'https://page.invalid/') !== undefined, {
        error: 'write an http or https address, absolute or relative to the page',
      }),
    ),
    '',
  ),
  linkText: z._default(z.string(), 'Give now'),
  persistent: z._default(z.boolean(), false),
});

export interface EmergencyBannerEvents {
  'banner-close': { bannerId: string };
}

export const documentation = {
  summary: 'An urgent appeal in one line, placed above the header. A visitor can close it for the rest of the session.',
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
      title: 'With a link',
      html: '<emergency-banner link-url="/donate"><strong>Floods in the delta (illustrative):</strong> families need dry shelter tonight.</emergency-banner>',
    },
    {
      title: 'That stays',
      html: '<emergency-banner persistent>Our phone line is closed until Monday because of the storm.</emergency-banner>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
