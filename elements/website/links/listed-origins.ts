/** What a page lists on its root element: origins that see its personal codes (W2.86), and those that its redirects may go to. */
export type OriginList = 'codeOrigins' | 'redirectOrigins';

/** The origins that the page lists in `data-code-origins` or `data-redirect-origins` on `<html>`, separated by spaces. */
export function listedOrigins(list: OriginList): readonly string[] {
  const root: HTMLElement | undefined = globalThis.document?.documentElement;
  return (root?.dataset[list] ?? '').split(/\s+/).filter(Boolean);
}
