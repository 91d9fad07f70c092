import { safeLink } from '#rules/links/safe-navigate.ts';

const warned = new Set<string>();

/** The guide's address if it may be posted and opened: http or https, otherwise empty. Warns the author once. */
export function usableLink(url: string): string {
  if (url === '' || safeLink(url)) return url;
  if (!warned.has(url)) {
    warned.add(url);
    console.warn(`<bequest-form> ignores bequest-guide-link-url ${JSON.stringify(url)}: use an http or https address.`);
  }
  return '';
}
