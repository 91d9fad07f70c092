/** `haven/autoload` on a server: there is no page with tags, so it does nothing. */
export function initBackOffice(): void {}
