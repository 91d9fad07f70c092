import * as z from 'zod/mini';
import { APPEAL_PROGRESS_PATH } from '#rules/api/donation-paths.ts';
import { normaliseSiteCountryCode } from '#rules/country.ts';
import { filledText } from '#runtime/attribute-schemas.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'appeal-progress';

export const attributes = z.object({
  appeal: z._default(z.string(), ''),
  ...siteSettings({ action: z._default(filledText(), APPEAL_PROGRESS_PATH) }),
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
});

export const documentation = {
  group: 'giving',
  order: 2,
  needs: { appeal: { severity: 'error', without: 'no figures can be shown' } },
  summary: 'How far an appeal has come: the sum raised, the goal, the gifts and the days left, updated regularly.',
  whenToUse: ['On the page of an appeal, and beside its donation form.', 'In a list of appeals, once for each.'],
  whenNotToUse: [
    'For a number that does not change by itself: use `animated-counter`.',
    'For only the time that is left: use `countdown-timer`.',
  ],
  accessibility: {
    keyboard: ['There is nothing to operate.'],
    screenReader: [
      'A meter with the sum, the goal and the share in words; the other figures are text.',
      'New figures are not announced, because they change often.',
    ],
    author: ['A heading or sentence near it that says what is collected for.'],
  },
  server:
    'GET of `action` with `codes`, all appeals of the page in one call; the response is `{ appeals: [{ code, ' +
    'name, currency, raised, matched, goal, gifts, until }] }`. Repeated at most every 15 seconds while one of ' +
    'them can be seen.',
  attributes: {
    appeal: 'The code of the appeal.',
    action: 'Where the figures come from.',
    siteCountryCode: '`AUS` or `NZL`; inherited. Decides how sums are written, and when a day ends.',
  },
  slots: { '': 'What people read until the figures are there, without JavaScript, and when there are none.' },
  parts: {
    meter: 'The bar.',
    fill: 'The filled part of the bar.',
    raised: 'The sum raised.',
    facts: 'Gifts and days left.',
  },
  cssProperties: {
    '--appeal-progress-color': { description: 'The colour of the filled part.', default: 'var(--haven-brand-600)' },
  },
  examples: [
    {
      title: 'One appeal',
      note: 'The figures come from the site’s own server; an unknown appeal shows the text.',
      html:
        '<appeal-progress appeal="winter"><p>Every gift brings families closer to a warm ' +
        'winter.</p></appeal-progress>',
    },
  ],
} satisfies Documentation<typeof attributes>;
