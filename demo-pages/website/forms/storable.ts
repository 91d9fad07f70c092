import type { Fields } from '../http/read-fields.ts';

// A lone surrogate is half a character: no database stores it, and jsonb refuses the whole row.
const LONE_SURROGATE = /\p{Cs}/gu;

/** The fields of a body with every text in a form that the database can store; lone surrogates become U+FFFD. */
export function storable(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(LONE_SURROGATE, '\ufffd') : value,
    ]),
  );
}
