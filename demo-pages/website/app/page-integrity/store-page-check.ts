import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { pageChecks, queueMail } from '../../platform/index.ts';
import type { PageCheckResult } from './check-pages.ts';

/** A year of checks must be there to be shown (PCI DSS 4.0.1, 10.5.1). */
const KEPT_MS = 400 * 86_400_000;
/** Pages that do not come may be a restart: so many checks in a row are told. */
export const UNREACHABLE_CHECKS = 3;
const MOST_FINDINGS = 50;

/** Stores what a check found, and mails what is new. Resolves with the result. */
export function storePageCheck(
  db: Database,
  { findings, unreachable, scripts }: PageCheckResult,
  now: number,
  alert: { to: string | undefined; siteOrigin: string },
): Promise<typeof pageChecks.$inferSelect.result> {
  const result = findings.length > 0 ? 'changed' : unreachable.length > 0 ? 'unreachable' : 'as published';
  const lines = [...findings, ...unreachable].slice(0, MOST_FINDINGS).map(({ place, what }) => `${place}: ${what}`);
  const found = lines.join('\n').replaceAll('\0', '');
  const at = new Date(now);
  return db.transaction(async (tx) => {
    await tx.delete(pageChecks).where(lt(pageChecks.lastAt, new Date(now - KEPT_MS)));
    const [last] = await tx.select().from(pageChecks).orderBy(desc(pageChecks.id)).limit(1);
    const isSame = last?.result === result && (result !== 'changed' || last.found === found);
    const row = isSame
      ? { ...last, checks: last.checks + 1 }
      : (
          await tx.insert(pageChecks).values({ result, found, scripts, checks: 1, firstAt: at, lastAt: at }).returning()
        )[0]!;
    if (isSame)
      await tx
        .update(pageChecks)
        .set({ checks: sql`${pageChecks.checks} + 1`, found, scripts, lastAt: at })
        .where(eq(pageChecks.id, last.id));
    const isNews =
      result === 'changed' ? row.checks === 1 : result === 'unreachable' && row.checks === UNREACHABLE_CHECKS;
    if (isNews && alert.to) await queueMail(tx, alertMail(result, row.id, lines, alert.to, alert.siteOrigin), now);
    return result;
  });
}

const alertMail = (
  result: 'changed' | 'unreachable' | 'as published',
  id: number,
  lines: readonly string[],
  address: string,
  siteOrigin: string,
) => ({
  kind: 'policy-alert',
  cause: `page-check:${id}`,
  siteCountryCode: 'AUS' as const,
  to: { address },
  subject:
    result === 'changed'
      ? 'A page that takes payments is not what was published'
      : 'The pages that take payments could not be checked',
  body: [
    {
      heading:
        result === 'changed'
          ? 'Somebody or something has changed a page that takes payments'
          : 'A check could not be made',
    },
    {
      text:
        result === 'changed'
          ? 'If none of you has just deployed a new version, follow “A script was changed” in the guide for operators now: a script that was added to such a page can read what donors type.'
          : `The site could not fetch its own pages ${UNREACHABLE_CHECKS} times in a row. Look whether donors can.`,
    },
    ...lines.slice(0, 10).map((text) => ({ text })),
    { text: `All checks: ${siteOrigin}/back-office/records/page-checks` },
  ],
  reason: 'You’re receiving this email because the site’s alerts go to this address, once for each new result.',
});
