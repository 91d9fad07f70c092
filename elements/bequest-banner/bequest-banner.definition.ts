import * as z from 'zod/mini';
import { bannerAttributeTexts, bannerEventTexts, bannerPartTexts, bannerShape } from '#rules/banner-attributes.ts';
import type { Documentation } from '#runtime/documentation.ts';
import BEQUEST_BANNER_TEXTS from '#texts/elements/bequest-banner';

export const tag = 'bequest-banner';

export const attributes = z.object(bannerShape(BEQUEST_BANNER_TEXTS.texts.label, BEQUEST_BANNER_TEXTS.texts.linkText));

export type { SessionBannerEvents as BequestBannerEvents } from '#parts/banner/session-banner.tsx';

export const documentation = {
  group: 'guide',
  order: 3,
  content: 'message',
  identifier: 'bannerId',
  summary: 'An invitation to leave a gift in a will, with a link. A visitor can close it for the rest of the session.',
  whenToUse: [
    'Above the header or between sections, to invite to the page about gifts in wills.',
    'For a quiet, lasting invitation that a visitor can close for the session.',
  ],
  whenNotToUse: ['For urgent news: use `emergency-banner`.', 'To request the guide: use `bequest-form`.'],
  accessibility: {
    keyboard: ['Tab reaches the link, then the close button.'],
    screenReader: ['A region named by the `label`; the name of the close button says what it closes.'],
    author: [
      'A message that makes sense by itself, and a `link-text` that says where it leads.',
      'A `banner-id` when the text changes often but the banner should stay closed.',
    ],
  },
  attributes: bannerAttributeTexts,
  events: bannerEventTexts,
  slots: { '': 'The message.' },
  parts: bannerPartTexts,
  examples: [
    {
      title: 'With a link to the guide',
      html:
        '<bequest-banner link-url="/bequest"><p>A gift in your will can shelter families long after ' +
        'us.</p></bequest-banner>',
    },
    {
      title: 'Without a close button, with its own link text',
      html:
        '<bequest-banner persistent link-url="/bequest" link-text="Read about gifts in wills">Will you help the ' +
        'families of tomorrow?</bequest-banner>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
