/** Names, on a refusal (403), the action whose bot check would let the same post through. */
export const BOT_CHECK_REQUIRED_HEADER = 'Bot-Check-Required';
/** Carries the token of that check when the post is sent again, so that its body stays the specification's. */
export const BOT_CHECK_TOKEN_HEADER = 'Bot-Check-Token';
