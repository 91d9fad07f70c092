const formats = new Map<string, Intl.NumberFormat>();

/** The format of numbers in the first of these languages that is known. It is made once: that takes longer than drawing a view. */
export function numberFormat(locales: readonly string[], options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([locales, options]);
  const format = formats.get(key) ?? new Intl.NumberFormat(locales as string[], options);
  formats.set(key, format);
  return format;
}
