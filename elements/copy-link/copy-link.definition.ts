import * as z from 'zod/mini';
import { clickableUrl } from '#rules/links/safe-navigate.ts';
import { numberBetween } from '#runtime/attribute-schemas.ts';
import type { Documentation } from '#runtime/documentation.ts';
import COPY_LINK_TEXTS from '#texts/elements/copy-link';

export const tag = 'copy-link';

/** W2.80: how long (ms) the toast stays. */
export const TOAST_DURATION_MS = 3000;

export const attributes = z.object({
  // The base can be any page, because only the scheme is checked: http or https.
  url: z._default(
    z.string().check(
      z.refine((url) => clickableUrl(url, 'https://page.invalid/') !== undefined, {
        error: 'write an http or https address, or leave it out to copy the address of the page',
      }),
    ),
    '',
  ),
  label: z._default(z.string(), COPY_LINK_TEXTS.texts.label),
  message: z._default(z.string(), COPY_LINK_TEXTS.texts.message),
  toastDuration: z._default(numberBetween(1000, 60_000), TOAST_DURATION_MS),
});

export interface CopyLinkEvents {
  'link-copy': { url: string; copied: boolean };
}

export const documentation = {
  group: 'giving',
  notRenderedOnServer: 'its button needs the script; until then the author’s words say how to copy the address',
  order: 4,
  placement: { within: 'paragraph' },
  summary:
    'A button that copies a link and confirms it with a toast. If the browser does not allow copying, it shows ' +
    'the link, selected. Its children are shown without JavaScript.',
  whenToUse: [
    'Beside a petition or a story that people share in a chat or by email.',
    'To share the page’s own address, or one with a source parameter.',
  ],
  whenNotToUse: [
    'For sharing through the menu of a phone: offer the browser’s own share button beside it.',
    'To copy a text or a code: use a plain button; this one copies addresses only.',
  ],
  accessibility: {
    keyboard: [
      'A button: Enter and Space activate it.',
      'If copying is not allowed, a field with the link appears, selected and focused.',
    ],
    screenReader: [
      '“Link copied” is announced by a status message; the focus stays on the button.',
      'The message stays while the pointer is over it.',
    ],
    author: [
      'A `label` that says what is copied when there is more than one such button on a page.',
      'The link itself as content, for people without JavaScript.',
    ],
  },
  attributes: {
    url: 'The link to copy, absolute or relative to the page; by default the address of the page.',
    label: 'The text of the button.',
    message: 'The text of the toast.',
    toastDuration:
      'How long the toast stays, in milliseconds, 1000 to 60000. It stays longer while the pointer is over it.',
  },
  events: {
    'link-copy': { description: 'After the attempt; `detail` has the `url` and whether it was `copied`.' },
  },
  parts: {
    button: 'The button.',
    toast: 'The toast.',
    address: 'The field with the link, shown when copying failed.',
  },
  examples: [
    {
      title: 'The page’s own address',
      html: '<copy-link>Share this page: its address is in your browser’s address bar.</copy-link>',
    },
    {
      title: 'Another address',
      html:
        '<copy-link url="/petition?from=share" label="Copy the petition’s link"><a ' +
        'href="/petition?from=share">The petition</a></copy-link>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;
