import { textOf } from '../client/record.ts';

/** The address of the hosted form (S2.57): every parameter with a value, in the given order. */
export function frameAddress(widgetOrigin: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(textOf(value))}`,
  );
  return `${widgetOrigin}/remote-action?${query.join('&')}`;
}
