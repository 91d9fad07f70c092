// Shared through the element, because the autoloader has its own copy of this file.
const SERVED = Symbol.for('haven.served-language');

/** The `lang` that `<html>` had when it was first read: a browser's translator writes another one later. */
export function servedLanguage(root: Element & { [SERVED]?: string }): string {
  root[SERVED] ??= root.getAttribute('lang') ?? '';
  return root[SERVED];
}
