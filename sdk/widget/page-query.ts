import { textOf } from '../client/record.ts';
import { WIRE_TYPE, WIRE_VERSION } from '../client/version.ts';

/** The query of a small hosted page: the embedding page's data, then the given options. */
export function pageQuery(widgetId: string, parameters: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams({
    widget_id: widgetId,
    sdk_version: WIRE_VERSION,
    sdk_type: WIRE_TYPE,
    // A page without an origin, or code outside a page, sends none.
    ...(globalThis.origin ? { sdk_origin: globalThis.origin } : {}),
    ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, textOf(value)])),
  });
}
