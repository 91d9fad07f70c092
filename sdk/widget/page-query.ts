import { textOf } from '../client/record.ts';
import { WIRE_TYPE, WIRE_VERSION } from '../client/version.ts';

/** The query of a small hosted page: who embeds it, then what it is asked for. */
export function pageQuery(widgetId: string, parameters: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams({
    widget_id: widgetId,
    sdk_version: WIRE_VERSION,
    sdk_type: WIRE_TYPE,
    // A page without an origin of its own, or no page at all, names none.
    ...(globalThis.origin ? { sdk_origin: globalThis.origin } : {}),
    ...Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, textOf(value)])),
  });
}
