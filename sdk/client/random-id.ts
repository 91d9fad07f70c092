/** A random UUID; `crypto.randomUUID` is missing on pages without https, such as a shop in development. */
export function randomId(): string {
  const digits = crypto.getRandomValues(new Uint8Array(36));
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit, index) =>
    (digit === '8' ? 8 + ((digits[index] as number) % 4) : (digits[index] as number) % 16).toString(16),
  );
}
