import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64 = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** User present, user verified; and with the new key. */
const PRESENT_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;

/** A device with one passkey, which answers as a browser's script reports it. */
export class VirtualAuthenticator {
  readonly id = base64(randomBytes(32));
  counter = 1;
  private readonly origin: string;
  private readonly flags: number;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };

  constructor(origin: string, { isVerified = true }: { isVerified?: boolean } = {}) {
    this.origin = origin;
    this.flags = isVerified ? PRESENT_AND_VERIFIED : 0x01;
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  private data(flags: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter, rest]);
  }

  private client(type: string, challenge: string): string {
    return JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false });
  }

  private credential(response: Record<string, unknown>) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** The answer to options for a new passkey. */
  create({ challenge }: { challenge: string }) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // COSE: an EC2 key for ES256 on P-256.
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const rest = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(this.data(this.flags | HAS_KEY, rest))],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return this.credential({
      clientDataJSON: base64(this.client('webauthn.create', challenge)),
      attestationObject: base64(attestation),
      transports: ['internal'],
    });
  }

  /** The answer to options for a sign-in. */
  get({ challenge }: { challenge: string }) {
    this.counter += 1;
    const client = this.client('webauthn.get', challenge);
    const data = this.data(this.flags);
    return this.credential({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), this.keys.privateKey)),
    });
  }
}
