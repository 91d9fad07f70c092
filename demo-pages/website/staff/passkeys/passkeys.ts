import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import type { ClientNetwork } from '../../../server/http/trusted-proxies.ts';
import { findAccount, type StaffAccount } from '../accounts/staff-accounts.ts';
import { staffPasskeys } from '../staff-schema.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';

export type Passkey = typeof staffPasskeys.$inferSelect;
type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

/** Loaded when staff use a passkey: no start of the site should wait for it. */
const library = () => import('@simplewebauthn/server');
const SIGN_IN = 'sign-in';
const addTo = (accountId: string) => `add to ${accountId}`;
const transportsOf = ({ transports }: Passkey) => transports.split(',').filter(Boolean) as Transports;

export const listPasskeys = (db: Database, accountId: string): Promise<Passkey[]> =>
  db.select().from(staffPasskeys).where(eq(staffPasskeys.accountId, accountId)).orderBy(asc(staffPasskeys.createdAt));

/** What the browser needs to make a passkey for this account; undefined when too many are open. */
export async function creationOptions(
  db: Database,
  party: RelyingParty,
  { id, email, name }: StaffAccount,
  now: number,
): Promise<PublicKeyCredentialCreationOptionsJSON | undefined> {
  const known = await listPasskeys(db, id);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: 'Haven staff area',
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, transports: transportsOf(passkey) })),
    // A passkey stands for both factors: it is stored on the device, and the device asks who uses it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const isStored = await storeChallenge(db, options.challenge, { purpose: addTo(id), by: `account ${id}` }, now);
  return isStored ? options : undefined;
}

/** A new passkey that the browser has made, ready to be stored; undefined when its response is not valid. */
export async function readNewPasskey(
  db: Database,
  party: RelyingParty,
  { accountId, name, response }: { accountId: string; name: string; response: unknown },
  now: number,
): Promise<typeof staffPasskeys.$inferInsert | undefined> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, addTo(accountId), now),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return {
    id,
    accountId,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.filter((each) => /^[a-z-]+$/.test(each)).join(','),
    createdAt: new Date(now),
  };
}

/** What the browser needs to offer its passkeys for this site; undefined when its network requested too many. */
export async function requestOptions(
  db: Database,
  party: RelyingParty,
  network: ClientNetwork,
  now: number,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  const isStored = await storeChallenge(db, options.challenge, { purpose: SIGN_IN, by: network }, now);
  return isStored ? options : undefined;
}

/** The account that has a passkey; undefined for an unknown one. */
export async function ownerOf(db: Database, id: string): Promise<StaffAccount | undefined> {
  const [passkey] = await db.select().from(staffPasskeys).where(eq(staffPasskeys.id, id));
  return passkey && findAccount(db, passkey.accountId);
}

/** The account that a passkey signs in, or why not, for the trail. */
export async function checkPasskey(
  db: Database,
  party: RelyingParty,
  response: unknown,
  now: number,
): Promise<{ account: StaffAccount } | { refused: string; account?: StaffAccount | undefined }> {
  const id = credentialId(response);
  const [passkey] = await db.select().from(staffPasskeys).where(eq(staffPasskeys.id, id));
  if (!passkey) return { refused: 'unknown passkey' };
  const account = await findAccount(db, passkey.accountId);
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(db, challenge, SIGN_IN, now),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified || !account) return { refused: 'passkey not accepted', account };
  if (account.disabledAt) return { refused: 'account disabled', account };
  await db
    .update(staffPasskeys)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: new Date(now) })
    .where(eq(staffPasskeys.id, id));
  return { account };
}

/** The id that a response names; empty when it names none. */
export function credentialId(response: unknown): string {
  const { id } = (response ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : '';
}

/** Removes a passkey of this account; false when there is none. */
export async function removePasskey(tx: Database, accountId: string, id: string): Promise<boolean> {
  const ofAccount = and(eq(staffPasskeys.id, id), eq(staffPasskeys.accountId, accountId));
  return (await tx.delete(staffPasskeys).where(ofAccount).returning()).length > 0;
}
