import type { Database } from '../../../server/database/open-database.ts';
import type { ContentKindName, EntryProblem } from '../content-kind.ts';
import { drawingsOf } from '../drawings.ts';
import type { CharityEntries } from '../folder/entries/read-entries.ts';
import { currentCharity } from '../folder/set-charity.ts';
import { refuseGonePicture } from './find-pictures.ts';
import { isPictureName } from './picture-addresses.ts';

/** Why an entry of a kind cannot have its picture: it was deleted, or is a drawing that nothing here has had. */
export async function refusePicture(
  db: Database,
  kind: ContentKindName,
  image: string,
): Promise<EntryProblem | undefined> {
  const gone = await refuseGonePicture(db, image);
  if (gone || isPictureName(image) || image === '') return gone;
  const known = drawingsInFolder(currentCharity().entries).includes(image);
  if (known || (await drawingsOf(db, kind)).some(({ value }) => value === image)) return undefined;
  return { field: 'image', message: 'Choose one of the drawings or pictures.' };
}

const drawingsInFolder = ({ gifts, ecards, appeals, petitions }: CharityEntries): (string | undefined)[] =>
  [...gifts, ...ecards, ...appeals, ...petitions].map(({ value }) => value.picture);
