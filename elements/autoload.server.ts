/** What `haven/autoload` is on a server, where there is no page to look for tags in: nothing happens. */
export function initBackOffice(): void {}
