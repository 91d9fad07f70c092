import { eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { managedEntries } from '../managed-content-schema.ts';
import { plainImage } from '../pictures/picture-addresses.ts';
import type { EcardValues } from './ecard-kind.tsx';

/** A design of an e-card; cards store its id. */
export interface EcardDesign {
  id: string;
  name: string;
  /** Its picture in pages. */
  image: string;
  /** Its picture for mails, because mail programs show no SVG. */
  mailImage: string;
  /** People can choose it. Cards that have it keep it when they no longer can. */
  isOffered: boolean;
}

/** What a card without any design has: no picture. */
const NO_DESIGN: EcardDesign = { id: '', name: '', image: '', mailImage: '', isOffered: false };

/** The designs of the charity, in their order; those that are no longer offered too. */
export async function findDesigns(db: Database): Promise<EcardDesign[]> {
  const rows = await db.select().from(managedEntries).where(eq(managedEntries.kind, 'ecard'));
  return rows
    .flatMap(({ key: id, live }) => (live ? [{ id, ...(live as unknown as EcardValues) }] : []))
    .sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
    .map(({ id, name, image, mailImage, offered }) => ({
      id,
      name,
      image: plainImage(image),
      mailImage: plainImage(mailImage || image),
      isOffered: offered === 'offered',
    }));
}

/** Those that people can choose. */
export const offeredDesigns = (designs: readonly EcardDesign[]): EcardDesign[] =>
  designs.filter(({ isOffered }) => isOffered);

/** A design by its id; the first one for an unknown id, such as that of a card stored before designs existed. */
export const designOf = (designs: readonly EcardDesign[], id: string): EcardDesign =>
  designs.find((design) => design.id === id) ?? firstDesign(designs, 0);

/** The default design of the card at an index, so that the cards of one order differ. */
export function firstDesign(designs: readonly EcardDesign[], place: number): EcardDesign {
  const offered = offeredDesigns(designs);
  return offered[place % offered.length] ?? designs[0] ?? NO_DESIGN;
}
