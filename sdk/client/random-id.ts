/** A random identifier of GUID shape; `crypto.randomUUID` is missing on merchant pages served over plain http. */
export function randomId(): string {
  const words = Array.from(crypto.getRandomValues(new Uint16Array(8)), (word) => word.toString(16).padStart(4, '0'));
  return words.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
