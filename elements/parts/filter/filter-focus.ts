const KEY = 'haven-filter-focus';

interface Remembered {
  path: string;
  control: string;
}

/** Stores which control of the page at `path` was changed, for the time after the reload. */
export function rememberFocus(path: string, control: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, control } satisfies Remembered));
  } catch {
    // Without storage the focus starts at the top of the page, as usual.
  }
}

/** The control that was changed before the page at `path` was loaded; returned once. */
export function takeFocus(path: string): string | undefined {
  try {
    const found: Partial<Remembered> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (found.path !== path || typeof found.control !== 'string') return undefined;
    sessionStorage.removeItem(KEY);
    return found.control;
  } catch {
    return undefined;
  }
}
