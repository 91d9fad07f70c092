import type { Fields } from '../http/read-fields.ts';

// Half a character, as a program may cut one: no database stores it, and jsonb refuses the whole row.
const LONE_SURROGATE = /\p{Cs}/gu;

/** The fields of a body with every text as a database can keep it; halves of characters become the replacement sign. */
export function storable(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(LONE_SURROGATE, '\ufffd') : value,
    ]),
  );
}
