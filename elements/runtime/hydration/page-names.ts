// Names that the autoloader and the tags must agree on. Constants alone: the build gives the autoloader a copy of its
// own.

/** The slot of a light tag's view, which tells it from the author's children. */
export const VIEW_SLOT = 'haven-view';

/** How the keys of the session's storage begin that make a tag's script load at once; the tag follows. */
export const REMEMBERED = 'haven-remembered';
