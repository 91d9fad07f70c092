import { html } from 'hono/html';
import type { Library } from '../core/index.ts';
import { DEMO, isDemoKey, type LoggedRequest, type MerchantKey } from '../core/index.ts';
import { switchedOff } from './activity-sections.ts';
import { type TableCell, timeCell } from './activity-table.ts';
import type { AddressOf } from './choose-merchant.ts';
import type { Activity } from './read-activity.ts';
import { requestTable } from './request-sections.ts';

/** The key that examples show: the published one, or what the merchant's newest working key looks like. */
function exampleKey(keys: readonly MerchantKey[], kind: 'public' | 'secret', now: Date): string {
  const works = keys.filter((key) => key.kind === kind && !key.revokedAt && (!key.expiresAt || key.expiresAt > now));
  if (works.some(isDemoKey)) return kind === 'public' ? DEMO.publicKey : DEMO.secretKey;
  return works.at(-1)?.hint ?? `a ${kind} key`;
}

/** How a first payment is made, with the merchant's own keys and gateway. */
export function startSection(
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
export function attentionSection(
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
export function clockSection(now: Date, offsetMs: number, address: AddressOf): TableCell {
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
export function librarySection({ version, scripts }: Library, origin: string) {
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
