import type { BrowserDetails } from '#sdk';

/** C8.08, C5.13: what an error says that brings no text of its own. */
export const FORM_ERROR = 'Validation error during form submission process';

/** The event that a card form reports under. */
export const CARD_EVENT = 'callback.card_form.ott_created';

/** The card became a one-time token (C7.09); its scheme is told when it is known (C7.10). */
export function cardCreated(ottToken: string, browserDetails: BrowserDetails, cardSchema?: string) {
  return {
    status: 'success',
    ott_token: ottToken,
    browser_details: browserDetails,
    ...(cardSchema ? { card_schema: cardSchema } : {}),
  } as const;
}

/** The card did not become one (C7.11, C5.12). */
export function cardFailed(text?: unknown) {
  return { status: 'error', message: typeof text === 'string' && text.trim() ? text : FORM_ERROR } as const;
}
