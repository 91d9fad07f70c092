/**
 * Whether the page is a preview (`<html data-haven-preview>`), which sends no requests and no analytics. False in Node.
 */
export const isPreviewPage = (): boolean =>
  globalThis.document?.documentElement.hasAttribute('data-haven-preview') ?? false;
