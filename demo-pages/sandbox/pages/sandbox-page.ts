import type { Context } from 'hono';
import { html } from 'hono/html';
import { formatCardNumber } from '#payment-rules/card/card-number.ts';
import type { Database } from '../../database/open-database.ts';
import { TEST_ACCOUNTS } from '../cards/test-accounts.ts';
import { TEST_CARDS } from '../cards/test-cards.ts';
import type { ShiftedClock } from '../clock/shifted-clock.ts';
import { activitySections, clockSection } from '../dashboard/activity-sections.ts';
import { readActivity } from '../dashboard/read-activity.ts';
import { AFTERPAY_LIMITS } from '../gateways/sim-afterpay.ts';
import { SIMULATED } from '../gateways/simulated-providers.ts';
import { setPageHeaders } from '../http/page-headers.ts';
import { readLibrary } from '../library/library-scripts.ts';
import { librarySection } from '../library/library-section.ts';
import { DEMO, DEMO_GATEWAYS } from '../merchants/demo-credentials.ts';
import { decimalAmount } from '../sandbox-money.ts';
import { SANDBOX_CALLS } from './sandbox-calls.ts';
import { walletSections } from './sandbox-wallets.ts';

const SECTIONS = [
  ['clock', 'Clock'],
  ['charges', 'Charges'],
  ['customers', 'Customers'],
  ['webhooks', 'Webhooks'],
  ['cards', 'Test cards'],
  ['others', 'Test accounts'],
  ['keys', 'Keys'],
  ['library', 'Library'],
  ['calls', 'Calls'],
] as const;

/**
 * GET /: what this server is, what has happened in it, and how to try it. `dist` is the folder of the builds, `problem`
 * why a button did nothing.
 */
export async function sandboxPage(
  db: Database,
  clock: ShiftedClock,
  c: Context,
  { dist, origin, problem }: { dist: string; origin: string; problem?: string | undefined },
): Promise<Response> {
  setPageHeaders(c, [], { formActions: ["'self'"] });
  const now = clock.now();
  const library = await readLibrary(dist);
  const activity = await readActivity(db, DEMO.merchantId, now);
  return c.html(html`<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Haven payments sandbox</title>
    <link rel="stylesheet" href="/hosted/sandbox.css">
  </head>
  <body>
    <header>
      <p class="badge">Sandbox</p>
      <h1>Haven payments sandbox</h1>
      <p class="lead">
        A complete payments provider for trying Haven out. It shows the hosted card form, makes one-time tokens and
        makes charges. No money moves here, and it accepts test cards only: a real card number is refused and never stored.
      </p>
      <nav aria-label="Sections">
        <ul>${SECTIONS.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul>
      </nav>
    </header>
    <main>
      ${problem ? html`<section class="problem" role="alert"><p>${problem}</p></section>` : ''}
      ${clockSection(now, clock.offsetMs())}
      ${activitySections(activity)}
      <section aria-labelledby="cards">
        <h2 id="cards">Test cards</h2>
        <p>Use any name, an expiry date in the future, and any security code of the right length
          (three digits; four for American Express).</p>
        <div class="table" role="region" aria-label="Table of test cards" tabindex="0">
          <table>
            <thead><tr><th scope="col">Number</th><th scope="col">What happens</th><th scope="col">Scheme</th></tr></thead>
            <tbody>
              ${TEST_CARDS.map(
                ({ number, scheme, outcome, effect }) => html`<tr>
                <td><code>${formatCardNumber(number)}</code></td>
                <td><span class="outcome ${outcome}">${effect}</span></td>
                <td>${scheme}</td>
              </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>
      <section aria-labelledby="keys">
        <h2 id="keys">Keys</h2>
        <dl>
          <div><dt>Public key, for pages</dt><dd><code>${DEMO.publicKey}</code></dd></div>
          <div><dt>Secret key, for servers</dt><dd><code>${DEMO.secretKey}</code></dd></div>
          ${DEMO_GATEWAYS.map(
            ({ id, name }) =>
              html`<div><dt>${name}${id === DEMO.gatewayId ? ' (the default)' : ''}</dt><dd><code>${id}</code></dd></div>`,
          )}
        </dl>
        <p class="note">These are published on purpose and work in this sandbox only. The public key works on the pages
          of the sites this server was started for.</p>
      </section>
      ${librarySection(library, origin)}
      <section aria-labelledby="checkouts">
        <h2 id="checkouts">Simulated checkouts</h2>
        <p>Three gateways lead to a page that simulates another provider. Each has a button for every way a
          checkout can end. Name and email on it come back as <code>checkout_holder</code> and
          <code>checkout_email</code>.</p>
        <div class="table" role="region" aria-label="Table of simulated checkouts" tabindex="0">
          <table>
            <thead><tr><th scope="col">Page</th><th scope="col">Stands for</th><th scope="col">Buttons</th></tr></thead>
            <tbody>
              ${Object.values(SIMULATED).map(
                ({ name, likeness, outcomes }) => html`<tr>
                <td><strong>${name}</strong></td><td>${likeness}</td>
                <td>${outcomes.map(({ label }) => label).join(' · ')}</td>
              </tr>`,
              )}
            </tbody>
          </table>
        </div>
        <p class="note">SimLater lends from ${decimalAmount(AFTERPAY_LIMITS.least)} to ${decimalAmount(AFTERPAY_LIMITS.most)}: any other
          <code>meta.amount</code> is refused with <code>invalid_amount</code> before the page opens.</p>
      </section>
      ${walletSections()}
      <section aria-labelledby="others">
        <h2 id="others">Gift cards and bank accounts</h2>
        <p>A gift card is any 8 to 19 digits with a PIN of 4 to 8 digits. An Australian account is any BSB of 6 digits,
          such as <code>062-000</code>, and 4 to 9 digits. A New Zealand account must have a valid check digit:
          for example <code>01-0902-0068389-00</code>. All of them are approved. A saved account is debited two bank
          business days later; these endings of the account number are dishonoured:</p>
        <div class="table" role="region" aria-label="Table of test accounts" tabindex="0">
          <table>
            <thead><tr><th scope="col">Australia</th><th scope="col">New Zealand</th><th scope="col">What happens</th></tr></thead>
            <tbody>
              ${TEST_ACCOUNTS.map(
                ({ example, exampleNz, effect }) => html`<tr>
                <td><code>${example}</code></td><td><code>${exampleNz}</code></td>
                <td><span class="outcome decline">${effect}</span></td>
              </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>
      <section aria-labelledby="calls">
        <h2 id="calls">Calls</h2>
        <div class="table" role="region" aria-label="Table of calls" tabindex="0">
          <table>
            <thead><tr><th scope="col">Call</th><th scope="col">With</th><th scope="col">For</th></tr></thead>
            <tbody>
              ${SANDBOX_CALLS.map(
                ([method, path, key, purpose]) => html`<tr>
                <td><code>${method} ${path}</code></td><td>${key}</td><td>${purpose}</td>
              </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>
    </main>
  </body>
</html>`);
}
