import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openDatabase } from '../../../demo-pages/server/database/open-database.ts';
import '../../../demo-pages/website/app/pages.ts';
import { seedWebsite } from '../../../demo-pages/website/app/seed-website.ts';
import '../../../demo-pages/website/app/testing/demonstration.ts';
import { edit } from '../../../demo-pages/website/content/testing/edit-content.ts';
import { petitionSignatures } from '../../../demo-pages/website/participation/petition/petition-schema.ts';
import { openStaff, signInAs } from '../../../demo-pages/website/staff/testing/sign-in-as.ts';
import { Shop } from '../../../demo-pages/website/testing/open-shop.ts';

const PETITIONS = '/back-office/records/content/petitions';
const NODE_ID = 'bus-2026';

/** A request of a visitor's page, which a web server has passed on. */
interface PassedOn {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/**
 * A site in whose staff area a member of staff makes a petition. It returns the attributes of the tag that they hand to
 * an author, answers the requests of pages at `origin`, and says whose signatures it has.
 */
export async function openPetitionSite(origin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'haven-petition-'));
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  await seedWebsite(database.db);
  const shop = new Shop(database);
  shop.now = Date.now();
  openStaff(shop);
  const staff = await signInAs(shop, 'supporter-care', 'Cara Care');
  const made = await edit(staff, `${PETITIONS}/new`, {
    ...{ key: NODE_ID, siteCountryCode: 'NZL', title: 'A bus to the school', counterTitle: 'neighbours have signed' },
    ...{ goal: '1,500', postcode: 'optional', mobile: 'optional', location: 'not-asked', act: 'publish' },
  });
  const page = await staff.text(made.headers.get('location') ?? '');
  const tag = /<code>(.*?)<\/code>/s.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? '';
  const attributes = Object.fromEntries(
    [...tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  // Behind the web server of the pages, the site’s public origin is theirs.
  shop.siteOrigin = origin;
  shop.website = shop.startWebsite();
  return {
    attributes,
    async answer({ url, method, headers, body }: PassedOn) {
      const response = await shop.website.app.request(url, { method, headers, ...(body !== undefined && { body }) });
      const text = await response.text();
      return { status: response.status, headers: Object.fromEntries(response.headers), body: text };
    },
    async signers(): Promise<string[]> {
      const { nodeId, email } = petitionSignatures;
      const rows = await shop.database.db.select({ email }).from(petitionSignatures).where(eq(nodeId, NODE_ID));
      return rows.map((row) => row.email);
    },
    close: () => shop.database.close().finally(() => rmSync(folder, { recursive: true, force: true })),
  };
}
