/** Splits a full name into first and last name. */
export function splitName(name: string | undefined): { first_name?: string; last_name?: string } {
  const [, first_name = '', last_name = ''] = /(\S+)\s*(.*)/s.exec(name?.trim() ?? '') ?? [];
  return { first_name, last_name };
}
