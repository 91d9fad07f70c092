import { html } from 'hono/html';
import type { TableCell } from './activity-table.ts';
import { type AddressOf, addressesOf, type MerchantChoice } from './choose-merchant.ts';

/** The pages of the sandbox, in the order of their navigation. */
export const DASHBOARD_PAGES = [
  ['/', 'Overview'],
  ['/charges', 'Charges'],
  ['/customers', 'Customers'],
  ['/webhooks', 'Webhooks'],
  ['/requests', 'Requests'],
  ['/keys', 'Merchants and keys'],
  ['/test-numbers', 'Test numbers'],
  ['/calls', 'Calls'],
  ['/reference', 'Reference'],
] as const;

export type DashboardPath = (typeof DASHBOARD_PAGES)[number][0];

/** Whether an address is one of these pages. */
export const isDashboard = (path: string): boolean =>
  path.startsWith('/requests/') || DASHBOARD_PAGES.some(([page]) => page === path);

export interface Shell {
  path: DashboardPath;
  choice: MerchantChoice;
  /** The page's own heading, when it is not the one of the navigation. */
  heading?: string | undefined;
  /** Why a button did nothing. */
  problem?: string | undefined;
  body: TableCell;
}

function chooser({ all, chosen }: MerchantChoice, path: DashboardPath, address: AddressOf): TableCell {
  if (all.length === 1) {
    return html`<p class="chooser">Merchant: <strong>${chosen.name}</strong>.
      <a href="${address('/keys#merchants')}">New merchant</a></p>`;
  }
  return html`<form class="chooser" method="get" action="${path}">
        <label>Merchant <select name="merchant">${all.map(
          ({ id, name }) => html`<option value="${id}"${id === chosen.id ? html` selected` : ''}>${name}</option>`,
        )}</select></label>
        <button type="submit">Show</button>
      </form>`;
}

/** A page of the sandbox about one merchant: needs no script. */
export function pageShell({ path, choice, heading, problem, body }: Shell): TableCell {
  const address = addressesOf(choice.chosen);
  const name = DASHBOARD_PAGES.find(([each]) => each === path)?.[1] ?? '';
  const title = heading ?? (path === '/' ? 'Haven payments sandbox' : name);
  return html`<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${path === '/' ? title : `${title} – Haven payments sandbox`}</title>
    <link rel="stylesheet" href="/hosted/sandbox.css">
  </head>
  <body>
    <a class="skip" href="#main">Skip to the content</a>
    <header>
      <div class="bar">
        <p class="brand"><a href="${address('/')}">Haven payments</a> <span class="badge">Sandbox</span></p>
        ${chooser(choice, path, address)}
      </div>
      <nav aria-label="Pages of the sandbox">
        <ul>${DASHBOARD_PAGES.map(
          ([each, label]) =>
            html`<li><a href="${address(each)}"${each === path ? html` aria-current="page"` : ''}>${label}</a></li>`,
        )}</ul>
      </nav>
    </header>
    <main id="main" tabindex="-1">
      <h1>${title}</h1>
      ${problem ? html`<section class="problem" role="alert"><p>${problem}</p></section>` : ''}
      ${body}
    </main>
  </body>
</html>`;
}
