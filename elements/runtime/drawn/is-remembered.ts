import { REMEMBERED } from './page-names.ts';

/**
 * Whether this session remembers something for a tag, so that its script cannot wait: a closed banner, or the filter
 * control that gets the focus again. Never where the browser forbids storage.
 */
export function isRemembered(tag: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`${REMEMBERED} ${tag} `));
  } catch {
    return false;
  }
}
