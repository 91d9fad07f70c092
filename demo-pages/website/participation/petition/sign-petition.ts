import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Petition } from '#rules/forms/petition-fields.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { rowsOf } from '../../../server/database/sql-rows.ts';
import { botCheckUses, emailKey, type Language, type SingleUse } from '../../platform/index.ts';
import { petitionCounts, petitionSignatures } from './petition-schema.ts';

export interface Signing {
  petition: Petition;
  /** Of the page on which it is signed. */
  language: Language;
  /** The single use that must be taken for the signature to count. */
  use?: SingleUse | undefined;
}

/** `refused`: its token has been used before. */
export type SigningResult = { result: 'signed'; id: string } | { result: 'signed before' } | { result: 'refused' };

interface Outcome {
  place: number;
  taken: boolean;
  id: string | null;
}

/**
 * Stores and counts any number of signatures in one statement: a signature and its count are written together or not at
 * all, and an address that has signed before is neither stored nor counted again. The statement cannot tell signatures
 * with the same token apart, so the second one is refused before.
 */
export async function signPetition(tx: Database, list: readonly Signing[], now: number): Promise<SigningResult[]> {
  const seen = new Set<string>();
  const incoming = list.flatMap(({ petition, language, use }, place) => {
    if (use && seen.has(use.challenge)) return [];
    if (use) seen.add(use.challenge);
    const { recaptchaToken: _, subscribe: __, counterTitle: ___, moduleType: ____, ...fields } = petition;
    return [
      {
        ...fields,
        language,
        place,
        id: randomUUID(),
        emailKey: emailKey(petition.email),
        challenge: use?.challenge ?? null,
        expiresAt: use?.expiresAt ?? null,
        createdAt: new Date(now),
      },
    ];
  });
  // One parameter for all rows, so that the statement is the same for any number. Every insert takes its rows in key
  // order, so that two processes never deadlock.
  const outcomes = await rowsOf<Outcome>(
    tx,
    sql`
      with incoming as (
        select * from jsonb_to_recordset(${JSON.stringify(incoming)}::jsonb) as row(
          "place" int, "id" text, "nodeId" text, "siteCountryCode" text, "emailKey" text, "email" text,
          "firstName" text, "lastName" text, "postcode" text, "mobile" text, "location" text,
          "language" text, "challenge" text, "expiresAt" timestamptz, "createdAt" timestamptz
        )
      ), used as (
        insert into ${botCheckUses} (challenge, expires_at)
        select "challenge", "expiresAt" from incoming where "challenge" is not null order by "challenge"
        on conflict do nothing returning challenge
      ), allowed as (
        select * from incoming where "challenge" is null or "challenge" in (select challenge from used)
      ), signed as (
        insert into ${petitionSignatures} (
          id, node_id, site_country_code, email_key, email, first_name, last_name, postcode, mobile, location, language,
          created_at
        )
        select "id", "nodeId", "siteCountryCode", "emailKey", "email", "firstName", "lastName", "postcode", "mobile",
          "location", "language", "createdAt"
        from allowed order by "nodeId", "emailKey", "place"
        on conflict (node_id, email_key) do nothing returning id, node_id
      ), counted as (
        insert into ${petitionCounts} (node_id, signatures)
        select node_id, count(*) from signed group by node_id order by node_id
        on conflict (node_id) do update set signatures = ${petitionCounts.signatures} + excluded.signatures
      )
      select incoming."place", allowed."place" is not null as taken, signed.id
      from incoming left join allowed using ("place") left join signed on signed.id = incoming."id"
    `,
  );
  const byPlace = new Map(outcomes.map((outcome) => [outcome.place, outcome]));
  return list.map((_, place): SigningResult => {
    const outcome = byPlace.get(place);
    if (!outcome?.taken) return { result: 'refused' };
    return outcome.id === null ? { result: 'signed before' } : { result: 'signed', id: outcome.id };
  });
}

/** The number of signatures of a petition on this site. */
export async function countSignatures(db: Database, nodeId: string): Promise<number> {
  const [found] = await db.select().from(petitionCounts).where(eq(petitionCounts.nodeId, nodeId));
  return found?.signatures ?? 0;
}
