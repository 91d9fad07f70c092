import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { DEFAULT_SCENARIO, SCENARIO_NAMES, SCENARIOS } from '../api/checkouts/index.ts';
import { DEMO, SandboxError, type SandboxServices, setPageHeaders } from '../core/index.ts';
import { TEST_CARDS } from '../simulated/index.ts';
import type { TableCell } from './activity-table.ts';
import { chooseMerchant, type MerchantChoice } from './choose-merchant.ts';
import { type DashboardContext, PAGE_BODIES, requestBody } from './dashboard-pages.ts';
import { type MadeKeys, madeKeysNotice } from './key-sections.ts';
import { DASHBOARD_PAGES, type DashboardPath, pageShell } from './page-shell.ts';

/** What a page says above its content. */
export interface PageNotes {
  /** Why a button did nothing. */
  problem?: string;
  /** Keys that were just made. */
  newKeys?: MadeKeys;
  /** The merchant that is shown in place of the one of the address. */
  merchantId?: string;
}

export type ShowPage = (c: Context, path: DashboardPath, notes?: PageNotes) => Promise<Response>;

/** Renders the sandbox's pages. A page about a merchant that does not exist shows the demonstration's and says so. */
export function createDashboard({ db, clock, originOf, dist }: SandboxServices): { show: ShowPage; routes: Hono } {
  const chosenBy = async (c: Context, id: string | undefined): Promise<[MerchantChoice, string | undefined]> => {
    const read = (query: string | undefined) => chooseMerchant(db, query);
    try {
      return [await read(id ?? c.req.query('merchant')), undefined];
    } catch (error) {
      if (!(error instanceof SandboxError)) throw error;
      c.status(404);
      return [await read(DEMO.merchantId), error.message];
    }
  };

  const render = async (
    c: Context,
    path: DashboardPath,
    { problem, newKeys, merchantId }: PageNotes,
    own?: { heading: string; body: (page: DashboardContext) => Promise<TableCell> },
  ): Promise<Response> => {
    setPageHeaders(c, [], { formActions: ["'self'"] });
    const [choice, unknown] = await chosenBy(c, merchantId);
    const page = { db, clock, c, choice, origin: originOf(c.req.url), dist };
    const content = await (own ? own.body(page) : PAGE_BODIES[path](page));
    const body = html`${newKeys ? madeKeysNotice(newKeys) : ''}${content}`;
    return c.html(pageShell({ path, choice, heading: own?.heading, problem: problem ?? unknown, body }));
  };

  const show: ShowPage = (c, path, notes = {}) => render(c, path, notes);
  const routes = new Hono();
  for (const [path] of DASHBOARD_PAGES) routes.get(path, (c) => show(c, path));
  routes.get('/requests/:id', (c) => {
    const body = async (page: DashboardContext) => {
      const detail = await requestBody(page, c.req.param('id'));
      if (detail) return detail;
      c.status(404);
      return html`<section>
        <p class="note">This request is no longer stored, or belongs to another merchant.</p>
      </section>`;
    };
    return render(c, '/requests', {}, { heading: 'Request', body });
  });
  return { show, routes };
}

/** GET /test-data.json, without a key: the test cards and the checkout's scenarios, for pages that list them. */
export function testDataRoute(c: Context): Response {
  const scenarios = SCENARIO_NAMES.map((id) => {
    const { about, ...scenario } = SCENARIOS[id] as { name: string; about: string };
    return { id, name: scenario.name, about, scenario };
  });
  const cards = TEST_CARDS.map(({ number, scheme, effect, threeDs = null }) => ({ number, scheme, effect, threeDs }));
  return c.json({ cards, scenarios, default_scenario: DEFAULT_SCENARIO });
}
