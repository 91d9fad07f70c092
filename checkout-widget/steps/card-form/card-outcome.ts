import type { BrowserDetails } from '#sdk';

/** C8.08, C5.13: the text for an error without a message. */
export const FORM_ERROR = 'Validation error during form submission process';

/** The callback event of the card form. */
export const CARD_EVENT = 'callback.card_form.ott_created';

/** The payload for a created one-time token (C7.09), with the card's scheme if known (C7.10). */
export function cardCreated(ottToken: string, browserDetails: BrowserDetails, cardSchema?: string) {
  return {
    status: 'success',
    ott_token: ottToken,
    browser_details: browserDetails,
    ...(cardSchema ? { card_schema: cardSchema } : {}),
  } as const;
}

/** The payload if no token was created (C7.11, C5.12). */
export function cardFailed(text?: unknown) {
  return { status: 'error', message: typeof text === 'string' && text.trim() ? text : FORM_ERROR } as const;
}
