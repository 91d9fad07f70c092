/** The library's version (S1.13). */
export const VERSION = '1.131.0';
/** The version as sent in a header and in the frame's address (S7.03). */
export const WIRE_VERSION = `v${VERSION}` as const;
/** The library's type, sent to the provider (S7.03). */
export const WIRE_TYPE = 'client';
