const IN_APP = /FBA[NV]|Instagram|Line\/|MicroMessenger|; wv\)/;

/** True inside another app's browser view, which cannot open a second window. */
export function isInAppBrowser(userAgent: string): boolean {
  // A web view of Android contains `wv`; one of iOS does not contain Safari, while every real browser there does.
  return IN_APP.test(userAgent) || (/iP(?:hone|ad|od)/.test(userAgent) && !userAgent.includes('Safari/'));
}
