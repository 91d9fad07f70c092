import { isSafeStyleValue } from '../remote-action/style-values.ts';

/** The parameters in the address of a small hosted page. */
export type PageOptions = {
  query: URLSearchParams;
  /** Exact origin of the page around this one; if it is unknown, it is empty and nothing is posted. */
  sdkOrigin: string;
  widgetId: string;
  refId: string | null;
};

/** Reads the address and the referrer. */
export function readPageOptions(search: string, referrer: string): PageOptions {
  const query = new URLSearchParams(search);
  const named = query.get('sdk_origin') || referrer;
  return {
    query,
    sdkOrigin: URL.canParse(named) ? new URL(named).origin : '',
    widgetId: query.get('widget_id') ?? '',
    refId: query.get('ref_id'),
  };
}

/**
 * Puts the merchant's styles into custom properties of a separate sheet; values that could load anything are dropped.
 */
export function applyPageStyles(page: Document, query: URLSearchParams, names: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  const rule = sheet.cssRules[sheet.insertRule(':root {}')];
  if (!(rule instanceof CSSStyleRule)) return;
  for (const name of names) {
    const value = query.get(name);
    if (value && isSafeStyleValue(value)) rule.style.setProperty(`--${name.replaceAll('_', '-')}`, value);
  }
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
