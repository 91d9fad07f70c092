import { and, eq } from 'drizzle-orm';
import type { EcardType } from '#rules/shop/ecard.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { designOf, type EcardDesign, findDesigns } from '../../content/index.ts';
import type { Site } from '../../platform/index.ts';
import type { PricedLine } from '../gifts/priced-line.ts';
import { blankEcards, type CartEcard } from './ecard-instances.ts';
import { ecards } from './ecards-schema.ts';
import type { PostedCard } from './parse-ecards.ts';

/** One card for each unit in the cart, with its saved content. */
export async function readEcards(
  db: Database,
  session: string | undefined,
  site: Site,
  lines: readonly PricedLine[],
): Promise<CartEcard[]> {
  const saved = session ? await db.select().from(ecards).where(ofCart(session, site)) : [];
  const designs = await findDesigns(db);
  return writtenOver(blankEcards(lines, designs), saved, designs);
}

/** A card's texts and choices, as stored and as posted. */
type WrittenCard = Omit<PostedCard, 'cardType' | 'design'> & { cardType: string; design?: string | undefined };

/** The cards of the cart, with the written content applied. */
export function writtenOver(
  cards: readonly CartEcard[],
  written: readonly WrittenCard[],
  designs: readonly EcardDesign[],
): CartEcard[] {
  const byInstance = new Map(written.map((card) => [card.instanceId, card]));
  return cards.map((blank) => {
    const card = byInstance.get(blank.instanceId);
    if (!card) return blank;
    const { recipientName, recipientEmailAddress, message, senderName } = card;
    const cardType = card.cardType as EcardType;
    const design = designOf(designs, card.design || blank.design).id;
    return { ...blank, isBlank: false, cardType, design, recipientName, recipientEmailAddress, message, senderName };
  });
}

/** Replaces the saved cards; cards of units that are not in the cart are ignored. */
export async function saveEcards(
  db: Database,
  session: string,
  site: Site,
  lines: readonly PricedLine[],
  cards: readonly PostedCard[],
): Promise<void> {
  const designs = await findDesigns(db);
  const known = new Map(blankEcards(lines, designs).map((card) => [card.instanceId, card]));
  const owner = { sessionId: session, siteCountryCode: site.code };
  const rows = new Map(
    cards.flatMap((card) => {
      const blank = known.get(card.instanceId);
      const design = designOf(designs, card.design ?? blank?.design ?? '').id;
      return blank ? [[card.instanceId, { ...card, ...owner, design }] as const] : [];
    }),
  );
  await db.transaction(async (tx) => {
    await tx.delete(ecards).where(ofCart(session, site));
    if (rows.size > 0)
      await tx
        .insert(ecards)
        .values([...rows.values()])
        .onConflictDoNothing();
  });
}

function ofCart(session: string, site: Site) {
  return and(eq(ecards.sessionId, session), eq(ecards.siteCountryCode, site.code));
}
