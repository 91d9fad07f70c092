import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import type { FolderImage } from '../images.ts';
import { type ContentFault, checkJson, faultAt } from '../json-file.ts';
import { APPEAL_ID, type AppealFile, appealFileSchema } from './appeal-file.ts';
import type { Categories } from './categories-file.ts';
import { checkEntries } from './check-entries.ts';
import { ECARD_ID, type EcardFile, ecardFileSchema } from './ecard-file.ts';
import { GIFT_ID, type GiftFile, giftFileSchema } from './gift-file.ts';
import { GUIDE_ID, type GuideFile, guideFileSchema } from './guide-file.ts';
import { PETITION_ID, type PetitionFile, petitionFileSchema } from './petition-file.ts';

/** A file of the folder that is one entry: its id is its name. */
export interface FileEntry<Value> {
  id: string;
  value: Value;
  /** A fault in the file, at a place of its value. */
  fault(path: readonly (string | number)[], advice: string): ContentFault;
}

/** What a charity offers first; staff change it later. */
export interface CharityEntries {
  gifts: readonly FileEntry<GiftFile>[];
  ecards: readonly FileEntry<EcardFile>[];
  appeals: readonly FileEntry<AppealFile>[];
  petitions: readonly FileEntry<PetitionFile>[];
  guides: readonly FileEntry<GuideFile>[];
}

interface IdRule {
  shape: RegExp;
  write: string;
}

/** Reads the folders `gifts`, `ecards`, `appeals`, `petitions` and `guides`; none of them need be there. */
export async function readEntries(
  folder: string,
  categories: Categories | undefined,
  images: readonly FolderImage[],
): Promise<{ entries: CharityEntries; faults: ContentFault[] }> {
  const faults: ContentFault[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, ids: IdRule) =>
    readFolder(folder, name, { schema, ids, faults });
  const entries = {
    gifts: await read('gifts', giftFileSchema, GIFT_ID),
    ecards: await read('ecards', ecardFileSchema, ECARD_ID),
    appeals: await read('appeals', appealFileSchema, APPEAL_ID),
    petitions: await read('petitions', petitionFileSchema, PETITION_ID),
    guides: await read('guides', guideFileSchema, GUIDE_ID),
  };
  return { entries, faults: [...faults, ...checkEntries(entries, categories, images)] };
}

async function readFolder<Schema extends z.ZodType>(
  folder: string,
  name: string,
  { schema, ids, faults }: { schema: Schema; ids: IdRule; faults: ContentFault[] },
): Promise<FileEntry<z.output<Schema>>[]> {
  const entries: FileEntry<z.output<Schema>>[] = [];
  const names = await readdir(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const each of names.filter((file) => !file.startsWith('.')).toSorted()) {
    const file = `${name}/${each}`;
    const id = each.replace(/\.json$/, '');
    if (id === each || !ids.shape.test(id)) {
      faults.push({ file, line: 1, column: 1, text: ids.write });
      continue;
    }
    const text = await readFile(join(folder, file), 'utf8');
    const checked = checkJson(file, text, schema);
    if (checked.faults) faults.push(...checked.faults);
    else entries.push({ id, value: checked.value, fault: (path, advice) => faultAt(file, text, path, advice) });
  }
  return entries;
}

/** The entry of a country that the site's own page shows: the one that says so, or the only one. */
export const mainOf = <Value extends { country: string; main?: boolean | undefined }>(
  entries: readonly FileEntry<Value>[],
  country: string,
): FileEntry<Value> | undefined => {
  const own = entries.filter(({ value }) => value.country === country);
  return own.find(({ value }) => value.main) ?? own[0];
};
