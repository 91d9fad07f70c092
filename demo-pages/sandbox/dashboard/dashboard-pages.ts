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
  isDemoKey,
  type Library,
  type LoggedRequest,
  listKeys,
  listOrigins,
  listRequests,
  type MerchantKey,
  ownName,
  prefixedId,
  readLibrary,
  type SandboxServices,
} from '../core/index.ts';
import { chargeSection, customerSection, switchedOff, webhookSection } from './activity-sections.ts';
import { type TableCell, timeCell } from './activity-table.ts';
import { type AddressOf, addressesOf, type MerchantChoice } from './choose-merchant.ts';
import { gatewaySection, keySection, merchantSection, originSection } from './key-sections.ts';
import type { DashboardPath } from './page-shell.ts';
import { type Activity, type ActivityRow, MOST_ROWS, readCustomers, readDeliveries } from './read-activity.ts';
import { referenceSections } from './reference-sections.ts';
import { requestDetail, requestSection, requestTable } from './request-sections.ts';
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

/** The key that examples show: the published one, or what the merchant's newest working key looks like. */
function exampleKey(keys: readonly MerchantKey[], kind: 'public' | 'secret', now: Date): string {
  const works = keys.filter((key) => key.kind === kind && !key.revokedAt && (!key.expiresAt || key.expiresAt > now));
  if (works.some(isDemoKey)) return kind === 'public' ? DEMO.publicKey : DEMO.secretKey;
  return works.at(-1)?.hint ?? `a ${kind} key`;
}

/** How a first payment is made, with the merchant's own keys and gateway. */
function startSection(
  { keys, gatewayId, origin, now }: { keys: readonly MerchantKey[]; gatewayId: string; origin: string; now: Date },
  address: AddressOf,
): TableCell {
  const [publicKey, secretKey] = [exampleKey(keys, 'public', now), exampleKey(keys, 'secret', now)];
  const page = `<div id="card"></div>
<form method="post" action="/pay"><input id="source" name="payment_source" type="hidden"></form>
<script src="${origin}/sdk/sdk.global.js"></script>
<script>
  const form = new haven.HtmlWidget('#card', '${publicKey}', '${gatewayId}');
  form.setEnv({ api: '${origin}', widget: '${origin}' });
  form.onFinishInsert('#source', 'payment_source');
  form.load();
</script>`;
  const server = `curl -X POST ${origin}/v1/charges -H 'x-user-secret-key: ${secretKey}' \\
  -H 'idempotency-key: order-1' \\
  -H 'content-type: application/json' \\
  -d '{"amount":"25.00","currency":"AUD","reference":"order-1","token":"the payment source of the form"}'`;
  return html`<section aria-labelledby="start">
    <h2 id="start">Take a first payment</h2>
    <p>A complete payments provider for trying Haven out. No money moves here, and it accepts test cards only: a real
      card number is refused and never stored.</p>
    <dl>
      <div><dt>Public key, for pages</dt><dd><code>${publicKey}</code></dd></div>
      <div><dt>Secret key, for servers</dt><dd><code>${secretKey}</code></dd></div>
      <div><dt>Gateway for cards</dt><dd><code>${gatewayId}</code></dd></div>
    </dl>
    <p>Put this into a page of this machine, on any port, and pay with <code>4242 4242 4242 4242</code>:</p>
    <pre tabindex="0" role="region" aria-label="Code for a page">${page}</pre>
    <p>Your server gets the payment source, and charges it:</p>
    <pre tabindex="0" role="region" aria-label="Code for a server">${server}</pre>
    <p class="note">${publicKey.includes('…') ? 'Write your keys in full: they were shown when they were made. ' : ''}A
      page on another machine works when <a href="${address('/keys#origins')}">its origin is listed</a>. There are <a
      href="${address('/test-numbers')}">test numbers</a> for every outcome, and <a href="${address('/calls')}">a list
      of every call</a>.</p>
  </section>`;
}

/** What went wrong lately: refused calls and endpoints that were switched off. */
function attentionSection(
  { endpoints, refused }: { endpoints: Activity['endpoints']; refused: readonly LoggedRequest[] },
  address: AddressOf,
): TableCell {
  const off = endpoints.filter(({ disabledAt }) => disabledAt !== null);
  const offItem = (endpoint: Activity['endpoints'][number]) =>
    html`<li>The webhook endpoint <code>${endpoint.url}</code> ${switchedOff(endpoint, address)}</li>`;
  const all = address('/requests', { only: 'refused' });
  return html`<section aria-labelledby="attention">
    <h2 id="attention">Recent errors</h2>
    ${off.length === 0 ? '' : html`<ul class="life">${off.map(offItem)}</ul>`}
    ${requestTable(refused, 'No errors: every request in the log succeeded.', address)}
    ${refused.length === 0 ? '' : html`<a class="more" href="${all}">All errors</a>`}
  </section>`;
}

/** The clock, with the form that moves it. `now` is the sandbox's time. */
function clockSection(now: Date, offsetMs: number, address: AddressOf): TableCell {
  const ahead =
    offsetMs === 0 ? 'It shows the time of this machine.' : `It is ${daysText(offsetMs)} ahead of this machine.`;
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <p>The sandbox’s time is <strong>${timeCell(now)} UTC</strong>. ${ahead} When you move it, everything that becomes
      due happens in order: debits settle or are dishonoured, cards end, charges are disputed. It cannot be moved
      back.</p>
    <form method="post" action="${address('/actions/clock')}" class="fields">
      <label>Days forward <input name="days" type="number" min="1" max="3650" step="1" value="1" required></label>
      <button type="submit">Move the clock</button>
    </form>
  </section>`;
}

function daysText(milliseconds: number): string {
  const days = Math.round(milliseconds / 86_400_000);
  return days === 0 ? 'less than a day' : `${days} ${days === 1 ? 'day' : 'days'}`;
}

/** The section of the sandbox's page that gives merchants the script tags to paste. `origin` is the sandbox's own. */
function librarySection({ version, scripts }: Library, origin: string) {
  const kindOf = ({ path }: Library['scripts'][number]) => (path.endsWith('.global.js') ? 'defer' : 'type="module"');
  const attributes = ({ path, integrity }: Library['scripts'][number]) =>
    html`src="${origin}/v/${version}/${path}" integrity="${integrity}" crossorigin="anonymous"`;
  return html`<section aria-labelledby="library">
        <h2 id="library">The library for your page</h2>
        <p>Paste a script tag. <code>${origin}/sdk/sdk.global.js</code> is always the current build; the addresses below
          belong to this build for ever, so a tag can state the integrity value (<a href="/integrity.json">as
          JSON</a>).</p>
        <div class="table" role="region" aria-label="Table of the library’s scripts" tabindex="0">
          <table>
            <thead><tr><th scope="col">Script</th><th scope="col">Tag</th></tr></thead>
            <tbody>
              ${scripts.map(
                (script) => html`<tr>
                <td><code>${script.path}</code></td>
                <td><code>&lt;script ${kindOf(script)} ${attributes(script)}&gt;&lt;/script&gt;</code></td>
              </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>`;
}
