import { z } from 'zod';
import type { Database } from '../../server/database/open-database.ts';
import { addOrigin, createKey, readOrigin, removeOrigin, rotateKey, validationError } from '../core/index.ts';
import { createMerchant, merchantName } from './create-merchant.ts';
import type { MadeKeys } from './key-sections.ts';

/** What a form of the page sent. */
export type Form = Readonly<Record<string, unknown>>;

const keyForm = z.object({
  id: z.string().regex(/^key_[\w-]{32}$/),
  kind: z.enum(['public', 'secret']),
  mode: z.enum(['test', 'live']),
  label: z.string().trim().max(60).default(''),
});

/** Makes a merchant, and returns its keys and id. */
export async function makeMerchant(
  db: Database,
  { name }: Form,
  now: Date,
): Promise<{ made: MadeKeys; merchantId: string }> {
  const given = merchantName.safeParse(name);
  if (!given.success) throw validationError('name', given.error.issues[0]?.message ?? 'Write the name of the merchant');
  const { id, publicKey, secretKey } = await createMerchant(db, given.data, now);
  const made = [
    { name: `Public test key of ${given.data}`, text: publicKey },
    { name: `Secret test key of ${given.data}`, text: secretKey },
  ];
  return { made, merchantId: id };
}

/** Makes a key; the form's own id makes a form that is sent again the same key. */
export async function makeKey(db: Database, merchantId: string, form: Form, now: Date): Promise<MadeKeys> {
  const given = keyForm.safeParse(form);
  if (!given.success) throw validationError('kind', 'Use the form of the page to make a key');
  const { kind, mode } = given.data;
  return [{ name: `New ${kind} key, ${mode}`, text: await createKey(db, merchantId, given.data, now) }];
}

export async function replaceKey(
  db: Database,
  merchantId: string,
  id: string,
  form: Form,
  now: Date,
): Promise<MadeKeys> {
  const overlapHours = Number(String(form['hours'] ?? '') || Number.NaN);
  const text = await rotateKey(db, merchantId, { id, overlapHours }, now);
  return [
    { name: `New key; the old one works for ${overlapHours} ${overlapHours === 1 ? 'hour' : 'hours'} more`, text },
  ];
}

export const listOrigin = (db: Database, merchantId: string, { origin }: Form, now: Date): Promise<void> =>
  addOrigin(db, merchantId, readOrigin(String(origin ?? '')), now);

export const unlistOrigin = (db: Database, merchantId: string, { origin }: Form): Promise<void> =>
  removeOrigin(db, merchantId, readOrigin(String(origin ?? '')));
