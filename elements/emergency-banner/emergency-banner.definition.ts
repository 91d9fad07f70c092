import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';
import { bannerAttributeTexts, bannerEventTexts, bannerPartTexts, bannerShape } from '#website/banner-attributes.ts';

export const tag = 'emergency-banner';

export const attributes = z.object(bannerShape('Emergency appeal', 'Give now'));

export const documentation = {
  summary: 'An urgent appeal in one line, placed above the header. A visitor can close it for the rest of the session.',
  attributes: bannerAttributeTexts,
  events: bannerEventTexts,
  slots: { '': 'The message.' },
  parts: bannerPartTexts,
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
