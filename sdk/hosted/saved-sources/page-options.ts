import { fieldBorderOf } from '../kit/field-border.ts';
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
  const styles = new Map(
    names.map((name) => [name, query.get(name) ?? ''] as const).filter(([, value]) => isSafeStyleValue(value)),
  );
  for (const [name, value] of styles) rule.style.setProperty(`--${name.replaceAll('_', '-')}`, value);
  rule.style.setProperty('--field-border', fieldBorderOf(styles) ?? '');
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
