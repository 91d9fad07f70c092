/** The library's version (S1.13). */
export const VERSION = '1.131.0';
/** How the version is written on the wire: in a header and in the frame's address (S7.03). */
export const WIRE_VERSION = `v${VERSION}` as const;
/** Tells the provider which flavour of the library speaks (S7.03). */
export const WIRE_TYPE = 'client';
