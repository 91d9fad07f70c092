/** Packs a locality and the typed street into an opaque id that needs no storage. */
export function encodeAddressId(localityId: string, street: string): string {
  return Buffer.from(JSON.stringify([localityId, street])).toString('base64url');
}

const MAX_ID_LENGTH = 1_000;

/** The parts of an id, or undefined when the text was not made by `encodeAddressId`. */
export function decodeAddressId(id: string): { localityId: string; street: string } | undefined {
  if (id === '' || id.length > MAX_ID_LENGTH || !/^[\w-]+$/.test(id)) return undefined;
  try {
    const parts: unknown = JSON.parse(Buffer.from(id, 'base64url').toString('utf8'));
    if (!Array.isArray(parts) || parts.length !== 2) return undefined;
    const [localityId, street] = parts as unknown[];
    return typeof localityId === 'string' && typeof street === 'string' && !localityId.includes('\0')
      ? { localityId, street }
      : undefined;
  } catch {
    return undefined;
  }
}
