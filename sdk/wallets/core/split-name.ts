/** First and last name of one that a wallet tells as a whole. */
export function splitName(name: string | undefined): { first_name?: string; last_name?: string } {
  const [, first_name = '', last_name = ''] = /^(\S+)\s*(.*)$/s.exec(name?.trim() ?? '') ?? [];
  return { first_name, last_name };
}
