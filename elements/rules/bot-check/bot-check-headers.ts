/** Sent with a 403: the action whose bot check is required before the same post is accepted. */
export const BOT_CHECK_REQUIRED_HEADER = 'Bot-Check-Required';
/** Carries the token of that check when the post is repeated, so that the body keeps the specified fields. */
export const BOT_CHECK_TOKEN_HEADER = 'Bot-Check-Token';
