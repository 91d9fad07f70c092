import * as z from 'zod/mini';
import { bannerAttributeTexts, bannerEventTexts, bannerPartTexts, bannerShape } from '#rules/banner-attributes.ts';
import type { Documentation } from '#runtime/documentation.ts';
import EMERGENCY_BANNER_TEXTS from '#texts/elements/emergency-banner';

export const tag = 'emergency-banner';

export const attributes = z.object(
  bannerShape(EMERGENCY_BANNER_TEXTS.texts.label, EMERGENCY_BANNER_TEXTS.texts.linkText),
);

export type { SessionBannerEvents as EmergencyBannerEvents } from '#parts/banner/session-banner.tsx';

export const documentation = {
  group: 'guide',
  order: 2,
  content: 'message',
  identifier: 'bannerId',
  summary: 'An urgent appeal in one line, placed above the header. A visitor can close it for the rest of the session.',
  whenToUse: ['Above the header, for an appeal in a crisis or for important news.', 'For one sentence with one link.'],
  whenNotToUse: [
    'For lasting invitations: use `bequest-banner`.',
    'For several messages at once: choose the one that matters most.',
  ],
  accessibility: {
    keyboard: ['Tab reaches the link, then the close button.'],
    screenReader: [
      'A region named by the `label`; it does not interrupt the visitor.',
      'The name of the close button says what it closes.',
    ],
    author: [
      'A message that makes sense by itself, and a `link-text` that says where it leads.',
      '`persistent` for a message about safety that must not be closed.',
    ],
  },
  attributes: bannerAttributeTexts,
  events: bannerEventTexts,
  slots: { '': 'The message.' },
  parts: bannerPartTexts,
  examples: [
    {
      title: 'With a link',
      html:
        '<emergency-banner link-url="/donate"><strong>Floods in the delta:</strong> families need ' +
        'dry shelter tonight.</emergency-banner>',
    },
    {
      title: 'Without a close button',
      html:
        '<emergency-banner persistent>Our phone line is closed until Monday because of the ' +
        'storm.</emergency-banner>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
