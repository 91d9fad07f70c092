/** Whether the page is a preview (`<html data-haven-preview>`): it calls nobody and tells analytics nothing. Never in Node. */
export const isPreviewPage = (): boolean =>
  globalThis.document?.documentElement.hasAttribute('data-haven-preview') ?? false;
