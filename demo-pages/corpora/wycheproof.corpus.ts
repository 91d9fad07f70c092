import { readFileSync } from 'node:fs';
import { cose, isoCBOR, verifySignature } from '@simplewebauthn/server/helpers';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenSigningKeys } from '../sandbox/core/merchants/access-schema.ts';
import { readSignedToken } from '../sandbox/core/merchants/signed-token.ts';
import type { OpenDatabase } from '../server/database/open-database.ts';
import { openTestDatabase } from '../server/database/testing/open-test-database.ts';
import { isRightMac } from '../website/platform/links/is-right-mac.ts';
import { type CorpusCase, corpusFile, countCases } from './corpus.ts';

type Key = Record<string, string>;
interface Vector {
  tcId: number;
  comment: string;
  result: 'valid' | 'invalid' | 'acceptable';
  key?: string;
  msg?: string;
  sig?: string;
  tag?: string;
  jws?: string;
}
interface Group {
  tests: Vector[];
  tagSize?: number;
  publicKey?: Key;
  publicKeyJwk?: Key;
  private?: Key & { keys?: Key[] };
  public?: Key & { keys?: Key[] };
}

const bytes = (hex = '') => new Uint8Array(Buffer.from(hex, 'hex'));
const vectorsOf = (file: string) =>
  (JSON.parse(readFileSync(corpusFile('wycheproof', 'testvectors_v1', file), 'utf8')) as { testGroups: Group[] })
    .testGroups;

/** Each vector of a file, and whether the product takes it; what is acceptable may be taken or refused. */
async function judge(
  file: string,
  takes: (vector: Vector, group: Group) => boolean | Promise<boolean>,
  mustTake = (vector: Vector): boolean => vector.result === 'valid',
): Promise<CorpusCase[]> {
  const cases: CorpusCase[] = [];
  for (const group of vectorsOf(file))
    for (const vector of group.tests) {
      const isTaken = await takes(vector, group);
      const isRight = vector.result === 'acceptable' || isTaken === mustTake(vector);
      const wrong = isRight ? undefined : `${vector.comment} is ${isTaken ? 'taken' : 'refused'}`;
      cases.push({ id: String(vector.tcId), wrong });
    }
  return cases;
}

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('compares HMACs of links, tickets, webhooks and previews as the vectors say', async () => {
  const cases = await judge('hmac_sha256_test.json', ({ key, msg, tag }, { tagSize = 0 }) =>
    isRightMac(bytes(key), bytes(msg), bytes(tag), tagSize / 8),
  );
  expect(cases.length).toBeGreaterThan(100);
  expect(countCases('wycheproof', 'HMAC-SHA-256', cases)).toEqual([]);
});

/** A passkey's public key as an authenticator sends it. */
const passkeyOf = {
  ES256: ({ wx, wy }: Key) => [
    [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
    [cose.COSEKEYS.alg, cose.COSEALG.ES256],
    [cose.COSEKEYS.crv, cose.COSECRV.P256],
    [cose.COSEKEYS.x, coordinate(wx)],
    [cose.COSEKEYS.y, coordinate(wy)],
  ],
  EdDSA: ({ pk }: Key) => [
    [cose.COSEKEYS.kty, cose.COSEKTY.OKP],
    [cose.COSEKEYS.alg, cose.COSEALG.EdDSA],
    [cose.COSEKEYS.crv, cose.COSECRV.ED25519],
    [cose.COSEKEYS.x, bytes(pk)],
  ],
  RS256: ({ modulus, publicExponent }: Key) => [
    [cose.COSEKEYS.kty, cose.COSEKTY.RSA],
    [cose.COSEKEYS.alg, cose.COSEALG.RS256],
    [cose.COSEKEYS.n, bytes(modulus?.replace(/^00/, ''))],
    [cose.COSEKEYS.e, bytes(publicExponent)],
  ],
};
const coordinate = (hex = '') => bytes(hex.slice(-64).padStart(64, '0'));

it.each([
  ['ES256', 'ecdsa_secp256r1_sha256_test.json'],
  ['EdDSA', 'ed25519_test.json'],
  ['RS256', 'rsa_signature_2048_sha256_test.json'],
] as const)('checks signatures of passkeys as the vectors say: %s', async (name, file) => {
  const cases = await judge(file, ({ msg, sig }, { publicKey = {} }) => {
    const key = new Map(passkeyOf[name](publicKey) as [number, number | Uint8Array][]);
    const credentialPublicKey = isoCBOR.encode(key as never) as Uint8Array<ArrayBuffer>;
    const check = async () => verifySignature({ signature: bytes(sig), data: bytes(msg), credentialPublicKey });
    // As the sign-in does: what cannot be read is refused.
    return check().catch(() => false);
  });
  expect(countCases('wycheproof', `passkeys, ${name}`, cases)).toEqual([]);
});

it('takes no token that is signed in another way, though its key were the sandbox’s', async () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const isTaken = async ({ jws = '' }: Vector, group: Group) => {
    const given = group.public ?? group.private ?? ({} as Key);
    await database.db.delete(tokenSigningKeys);
    for (const [index, jwk] of ((given as { keys?: Key[] }).keys ?? [given as Key]).entries()) {
      const kid = jwk['kid'] ?? kidOf(jws);
      const row = { slot: String(index), kid, privateJwk: jwk, publicJwk: jwk, createdAt: now };
      await database.db.insert(tokenSigningKeys).values(row).onConflictDoNothing();
    }
    return (await readSignedToken(database.db, jws, now)) !== null;
  };
  const cases: CorpusCase[] = [];
  for (const file of ['json_web_signature_test.json', 'json_web_crypto_test.json', 'json_web_key_test.json'])
    for (const { id, wrong } of await judge(file, isTaken, () => false)) cases.push({ id: `${file} ${id}`, wrong });
  expect(cases.length).toBeGreaterThan(500);
  expect(countCases('wycheproof', 'tokens of other signers', cases)).toEqual([]);
});

function kidOf(jws: string): string {
  try {
    return decodeProtectedHeader(jws).kid ?? '';
  } catch {
    return '';
  }
}
