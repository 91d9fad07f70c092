const randomDigit = () => ((crypto.getRandomValues(new Uint8Array(1))[0] as number) % 16).toString(16);

/** A random identifier of GUID shape; `crypto.randomUUID` is missing on merchant pages served over plain http. */
export function randomId(): string {
  return '00000000-0000-0000-0000-000000000000'.replaceAll('0', randomDigit);
}
