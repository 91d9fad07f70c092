import { asText } from '../client/record.ts';
import { WIRE_TYPE, WIRE_VERSION } from '../client/version.ts';

/** The query of a small hosted page: the embedding page, then the page's own parameters. */
export function pageQuery(widgetId: string, parameters: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams({
    widget_id: widgetId,
    sdk_version: WIRE_VERSION,
    sdk_type: WIRE_TYPE,
    // Empty for a page with an opaque origin, and outside a page.
    ...(globalThis.origin ? { sdk_origin: globalThis.origin } : {}),
    ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, asText(value)])),
  });
}
