/** The slot of a light tag's view, which tells it from the author's children. */
export const VIEW_SLOT = 'haven-view';
