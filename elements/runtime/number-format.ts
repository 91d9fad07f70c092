const formats: Record<string, Intl.NumberFormat> = {};

/**
 * The format of numbers in the first of these languages that is known. It is made once: that takes longer than
 * rendering a view.
 */
export const numberFormat = (locales: readonly string[], options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  (formats[locales + JSON.stringify(options)] ??= new Intl.NumberFormat(locales as string[], options));
