/**
 * Lists of origins on the page's root element: those that receive its personal codes (W2.86), and allowed redirect
 * targets.
 */
export type OriginList = 'codeOrigins' | 'redirectOrigins';

/**
 * The origins that the page lists in `data-code-origins` or `data-redirect-origins` on `<html>`, separated by spaces.
 */
export function listedOrigins(list: OriginList): readonly string[] {
  const root: HTMLElement | undefined = globalThis.document?.documentElement;
  return (root?.dataset[list] ?? '').split(/\s/).filter(Boolean);
}
