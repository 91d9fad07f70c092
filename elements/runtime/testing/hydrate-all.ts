/** React hydrates at once all that a server has rendered, as before a form is sent. */
export const hydrateAll = (): boolean => document.dispatchEvent(new Event('submit'));
