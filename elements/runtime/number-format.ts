const formats: Record<string, Intl.NumberFormat> = {};

/** The number format of the first supported language. It is made once: that takes longer than rendering a view. */
export const numberFormat = (locales: readonly string[], options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  (formats[locales + JSON.stringify(options)] ??= new Intl.NumberFormat(locales as string[], options));
