import { asc, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../../server/database/open-database.ts';
import { chargeQuery, listCharges } from '../api/charge-list/index.ts';
import { gateways } from '../api/configurations/index.ts';
import { listEndpoints } from '../api/webhooks/index.ts';
import {
  DEMO,
  findRequest,
  listKeys,
  listOrigins,
  listRequests,
  ownName,
  prefixedId,
  readLibrary,
  type SandboxServices,
} from '../core/index.ts';
import { chargeSection, customerSection, webhookSection } from './activity-sections.ts';
import type { TableCell } from './activity-table.ts';
import { type AddressOf, addressesOf, type MerchantChoice } from './choose-merchant.ts';
import { gatewaySection, keySection, merchantSection, originSection } from './key-sections.ts';
import { attentionSection, clockSection, librarySection, startSection } from './overview-sections.ts';
import type { DashboardPath } from './page-shell.ts';
import { type ActivityRow, MOST_ROWS, readCustomers, readDeliveries } from './read-activity.ts';
import { referenceSections } from './reference-sections.ts';
import { requestDetail, requestSection } from './request-sections.ts';
import { callSection, testNumberSections } from './test-number-sections.ts';

const NEWS = 5;

/** What a page is rendered from. */
export interface DashboardContext extends Pick<SandboxServices, 'db' | 'clock' | 'dist'> {
  c: Context;
  choice: MerchantChoice;
  /** The sandbox's own origin, for examples. */
  origin: string;
}

const about = ({ choice }: DashboardContext): { merchantId: string; address: AddressOf } => ({
  merchantId: choice.chosen.id,
  address: addressesOf(choice.chosen),
});

const endpointsOf = async (db: Database, merchantId: string) =>
  (await listEndpoints(db, merchantId)).map(({ id, url, disabledAt }) => ({ id, url, disabledAt }));

/** What each page shows of a merchant: no secret and no number of a card or account. */
export const PAGE_BODIES: Record<DashboardPath, (page: DashboardContext) => Promise<TableCell> | TableCell> = {
  '/': async (page) => {
    const { db, clock, origin } = page;
    const { merchantId, address } = about(page);
    const [keys, endpoints] = [await listKeys(db, merchantId), await endpointsOf(db, merchantId)];
    const refused = await listRequests(db, merchantId, { onlyRefused: true, limit: NEWS });
    const start = { keys, gatewayId: ownName(merchantId, DEMO.gatewayId), origin, now: clock.now() };
    return html`${startSection(start, address)}
      ${attentionSection({ endpoints, refused }, address)}
      ${librarySection(await readLibrary(page.dist), origin)}
      ${clockSection(clock.now(), clock.offsetMs(), address)}`;
  },

  '/charges': async (page) => {
    const { merchantId, address } = about(page);
    const [reference = '', cursor] = [page.c.req.query('reference')?.slice(0, 255), page.c.req.query('cursor')];
    const fields = { limit: String(MOST_ROWS), ...(reference ? { reference } : {}) };
    // An address that somebody changed shows the newest charges.
    const query = chargeQuery.safeParse({ ...fields, ...(cursor ? { cursor } : {}) });
    const found = await listCharges(page.db, merchantId, query.data ?? chargeQuery.parse(fields));
    const list = { items: found.items as ActivityRow[], next_cursor: found.next_cursor };
    const field =
      merchantId === DEMO.merchantId ? '' : html`<input type="hidden" name="merchant" value="${merchantId}">`;
    return chargeSection(list, { reference, isFirstPage: !cursor || !query.success }, address, field);
  },

  '/customers': async (page) => {
    const { merchantId, address } = about(page);
    return customerSection(await readCustomers(page.db, merchantId, page.clock.now()), address);
  },

  '/webhooks': async (page) => {
    const { merchantId, address } = about(page);
    const endpoints = await endpointsOf(page.db, merchantId);
    return webhookSection({ endpoints, deliveries: await readDeliveries(page.db, merchantId) }, address);
  },

  '/requests': async (page) => {
    const { merchantId, address } = about(page);
    const onlyRefused = page.c.req.query('only') === 'refused';
    const before = /^\d{1,15}$/.exec(page.c.req.query('before') ?? '')?.[0];
    const place = before === undefined ? undefined : Number(before);
    const found = await listRequests(page.db, merchantId, { before: place, onlyRefused, limit: MOST_ROWS + 1 });
    const shown = found.slice(0, MOST_ROWS);
    const next = found.length > MOST_ROWS ? shown.at(-1)?.sequence : undefined;
    return requestSection(shown, { onlyRefused, before, next }, address);
  },

  '/keys': async (page) => {
    const { db, choice, clock } = page;
    const { merchantId, address } = about(page);
    const rows = await db.select().from(gateways).where(eq(gateways.merchantId, merchantId)).orderBy(asc(gateways.id));
    const keys = await listKeys(db, merchantId);
    return html`${keySection({ keys, formId: prefixedId('key'), now: clock.now() }, address)}
      ${originSection(await listOrigins(db, merchantId), address)}
      ${gatewaySection(rows)}
      ${merchantSection(choice, address)}`;
  },

  '/test-numbers': () => testNumberSections(),
  '/calls': () => callSection(),
  '/reference': () => referenceSections(),
};

/** One call with its bodies; null when it is not stored. */
export async function requestBody(page: DashboardContext, id: string): Promise<TableCell | null> {
  const { merchantId, address } = about(page);
  const request = await findRequest(page.db, merchantId, id);
  return request && requestDetail(request, address);
}
