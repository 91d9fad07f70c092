const IN_APP = /FBA[NV]|Instagram|Line\/|MicroMessenger|; wv\)/;

/** True inside another app's browser view, where no second window can be opened. */
export function isInAppBrowser(userAgent: string): boolean {
  // A web view of Android says `wv`, one of iOS names no Safari, and every real browser there does.
  return IN_APP.test(userAgent) || (/iP(?:hone|ad|od)/.test(userAgent) && !userAgent.includes('Safari/'));
}
