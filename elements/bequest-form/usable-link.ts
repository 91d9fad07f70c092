import { safeLink } from '#website/links/safe-navigate.ts';

const warned = new Set<string>();

/** The guide's address as it may be posted and opened: http or https, else none. The author is told once. */
export function usableLink(url: string): string {
  if (url === '' || safeLink(url, document.baseURI)) return url;
  if (!warned.has(url)) {
    warned.add(url);
    console.warn(
      `<bequest-form> leaves out bequest-guide-link-url ${JSON.stringify(url)}: use an http or https address.`,
    );
  }
  return '';
}
