import type { Database } from '../../../server/database/open-database.ts';
import type { EntryProblem } from '../content-kind.ts';
import { pictureSources } from './picture-addresses.ts';
import { pictureOf } from './store-picture.ts';

/** Why a field of a kind cannot have its picture: it was deleted from the library. */
export async function refusePicture<Field extends string>(
  db: Database,
  values: Readonly<Record<Field, string>>,
  field: Field,
): Promise<EntryProblem | undefined> {
  if (pictureSources(values[field]).length === 0 || (await pictureOf(db, values[field]))) return undefined;
  return { field, message: 'This picture was deleted. Choose another one.' };
}
