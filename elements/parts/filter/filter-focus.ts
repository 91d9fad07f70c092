import { REMEMBERED } from '#runtime/hydration/page-names.ts';

/** Such a key makes the filter's script load at once after the reload. */
const keyOf = (tag: string, path: string) => `${REMEMBERED} ${tag} ${path}`;

/** Stores which control of a filter was changed, for the page at `path` that its form loads. */
export function rememberFocus(tag: string, path: string, control: string): void {
  try {
    sessionStorage.setItem(keyOf(tag, path), control);
  } catch {
    // Without storage the focus starts at the top of the page, as usual.
  }
}

/** The control that was changed before the page at `path` was loaded; returned once. */
export function takeFocus(tag: string, path: string): string | undefined {
  try {
    const control = sessionStorage.getItem(keyOf(tag, path)) ?? undefined;
    sessionStorage.removeItem(keyOf(tag, path));
    return control;
  } catch {
    return undefined;
  }
}
