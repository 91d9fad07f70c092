/** React takes over at once all that a server has drawn, as before a form is sent. */
export const wakeDrawn = (): boolean => document.dispatchEvent(new Event('submit'));
