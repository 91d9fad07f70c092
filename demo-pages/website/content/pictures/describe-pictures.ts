import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { imageName } from '../folder/images.ts';
import type { Charity } from '../folder/read-charity.ts';
import { pictures } from './pictures-schema.ts';

/** Writes what the folder's gifts and appeals say of its pictures where they are described: beside the pictures. */
export async function describePictures(tx: Database, { entries: { gifts, appeals } }: Charity): Promise<void> {
  for (const { value } of [...gifts, ...appeals]) {
    const texts = Object.entries(value.texts).map(([language, text]) => [language, text?.alt] as const);
    const alt = Object.fromEntries(texts.flatMap(([language, text]) => (text ? [[language, text]] : [])));
    const isIt = and(eq(pictures.image, imageName(value.picture)), eq(pictures.origin, 'folder'));
    if (Object.keys(alt).length > 0) await tx.update(pictures).set({ alt }).where(isIt);
  }
}
