/** An address with a query of the values that are not empty. */
export function addressOf(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
}
