const KEY = 'haven-filter-focus';

interface Remembered {
  path: string;
  control: string;
}

/** Remembers over the reload which control of the page at `path` was changed. */
export function rememberFocus(path: string, control: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, control } satisfies Remembered));
  } catch {
    // Without storage the page starts at its top, as pages do.
  }
}

/** The control that was changed before the page at `path` was loaded; once. */
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
