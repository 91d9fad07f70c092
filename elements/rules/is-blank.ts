const NOTHING_SEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u;

/** Whether a text shows nothing: it is empty, or has only spaces, zero-width characters and fillers such as U+3164. */
export const isBlank = (text: string): boolean => NOTHING_SEEN.test(text);
