const randomByte = () => crypto.getRandomValues(new Uint8Array(1))[0] as number;

/** A random UUID; `crypto.randomUUID` is missing on merchant pages served over plain http. */
export function randomId(): string {
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) =>
    (+digit + (randomByte() % (digit === '8' ? 4 : 16))).toString(16),
  );
}
