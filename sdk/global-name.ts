/** The global that the script-tag build defines. */
export const DEFAULT_GLOBAL = 'haven';

/** The name in the script tag's `data-global`; anything but a plain identifier falls back to the default. */
export function globalName(script: unknown): string {
  const name = script instanceof HTMLScriptElement ? script.dataset['global'] : undefined;
  return name && /^[A-Za-z_$][\w$]*$/.test(name) ? name : DEFAULT_GLOBAL;
}

/** Defines the global; if the page or the browser already defines that name, it is left unchanged, with a warning. */
export function defineGlobal(name: string, library: object, page: object = globalThis): void {
  if (Object.hasOwn(page, name)) {
    console.warn(`The global ${name} exists already: name another one in the script tag's data-global.`);
  } else {
    Object.defineProperty(page, name, { value: library, enumerable: true, configurable: true });
  }
}
