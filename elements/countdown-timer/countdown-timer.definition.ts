import * as z from 'zod/mini';
import { normaliseSiteCountryCode } from '#rules/country.ts';
import type { Documentation } from '#runtime/documentation.ts';
import { type EndDate, parseEndDate } from './end-date.ts';

export const tag = 'countdown-timer';

export const attributes = z.object({
  countdownId: z._default(z.string(), ''),
  endDate: z.pipe(
    z.string().check(
      z.refine((text) => parseEndDate(text) !== undefined, {
        error: 'write an ISO date such as 2030-12-31T23:59:59, with an offset such as +11:00 or without',
      }),
    ),
    z.transform((text: string) => parseEndDate(text) as EndDate),
  ),
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
});

export interface CountdownTimerEvents {
  'countdown-end': { countdownId: string };
}

export const documentation = {
  group: 'giving',
  order: 2,
  placement: { within: 'control' },
  identifier: 'countdownId',
  sizeBudget: 2.3,
  summary:
    'The days, hours, minutes and seconds until an end date. Its children are shown without JavaScript, or if ' +
    'the date is invalid.',
  whenToUse: [
    'For a real deadline: the end of an appeal, of matched giving, of a petition.',
    'Where the remaining time makes people act, and the end is announced elsewhere too.',
  ],
  whenNotToUse: [
    'For a figure that counts up: use `animated-counter`.',
    'For false urgency: if the end keeps moving, returning visitors lose trust.',
  ],
  accessibility: {
    keyboard: ['It is not interactive and takes no focus.'],
    screenReader: [
      'A timer, which screen readers read on request and do not announce each second.',
      'The end is announced once: “Countdown ended”.',
    ],
    author: [
      'The deadline in words as content: it is shown without JavaScript and if the date is invalid.',
      'Labels of the units in the page’s language, in the slots.',
    ],
  },
  attributes: {
    countdownId:
      'A name for this countdown, unique in the page; by default the element’s `id`. It is part of the event.',
    endDate:
      'When it ends, as an ISO date: `2030-12-31T23:59:59`, or `2030-12-31` for the start of that day. Without ' +
      'an offset it is in the time zone of the site’s country (Sydney or Auckland).',
    siteCountryCode: 'AUS or NZL: the time zone of an end date without an offset; inherited.',
  },
  events: {
    'countdown-end': {
      description:
        'Once, when the end is reached while the page is open; `detail.countdownId` is the name of the countdown.',
    },
  },
  slots: {
    'days-label': 'The word below the days.',
    'hours-label': 'The word below the hours.',
    'minutes-label': 'The word below the minutes.',
    'seconds-label': 'The word below the seconds.',
  },
  parts: {
    days: 'The number of days.',
    hours: 'The number of hours.',
    minutes: 'The number of minutes.',
    seconds: 'The number of seconds.',
    ended: 'The text “Countdown ended”.',
  },
  examples: [
    {
      title: 'To the end of the year 2039 in Sydney',
      html:
        '<countdown-timer id="appeal" end-date="2039-12-31T23:59:59">The appeal ends with the year ' +
        '2039.</countdown-timer>',
    },
    {
      title: 'In te reo, in the time zone of Auckland',
      html:
        '<countdown-timer end-date="2039-06-20" site-country-code="NZL" lang="mi"><span ' +
        'slot="days-label">rā</span><span slot="hours-label">hāora</span><span ' +
        'slot="minutes-label">meneti</span><span slot="seconds-label">hēkona</span></countdown-timer>',
    },
    {
      title: 'Ended',
      html: '<countdown-timer end-date="2020-06-20T12:00:00+10:00">Ended on World Refugee Day 2020.</countdown-timer>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
