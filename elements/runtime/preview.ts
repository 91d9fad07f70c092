/**
 * Whether an element is in a preview: a document whose `<html>` carries `data-haven-preview`. Blocks in a preview
 * render
 * their resting state, start no timer, send no request and report nothing to analytics. Read when a block starts.
 */
export const isPreview = (element: Element): boolean =>
  element.ownerDocument.documentElement.hasAttribute('data-haven-preview');
