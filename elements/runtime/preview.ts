/**
 * Whether an element stands in a preview: a document whose `<html>` carries `data-haven-preview`. There blocks draw their
 * resting state and start no timer, and nothing is asked of the network or told to analytics. Read when a block starts.
 */
export const isPreview = (element: Element): boolean =>
  element.ownerDocument.documentElement.hasAttribute('data-haven-preview');
