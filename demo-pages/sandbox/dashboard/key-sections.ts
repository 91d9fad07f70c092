import { html } from 'hono/html';
import type { Gateway } from '../api/configurations/index.ts';
import { DEMO, isDemoKey, LONGEST_OVERLAP_HOURS, type MerchantKey, type MerchantOrigin } from '../core/index.ts';
import { action, activityTable, state, type TableCell, timeCell } from './activity-table.ts';
import type { AddressOf, MerchantChoice } from './choose-merchant.ts';

/** Keys that were just made, each under its name. */
export type MadeKeys = readonly { name: string; text: string }[];

/** Shows new keys, once. */
export function madeKeysNotice(keys: MadeKeys): TableCell {
  return html`<section class="made" role="status" aria-labelledby="made">
    <h2 id="made">Copy this now</h2>
    <p>It is shown only once, because only its hash is stored. If you lose a key, create a new one.</p>
    <dl>${keys.map(({ name, text }) => html`<div><dt>${name}</dt><dd><code>${text}</code></dd></div>`)}</dl>
  </section>`;
}

export function merchantSection({ all, chosen }: MerchantChoice, address: AddressOf): TableCell {
  const rows = all.map(({ id, name, createdAt }) => [
    html`<strong>${name}</strong>${id === chosen.id ? ', shown here' : ''}`,
    html`<code>${id}</code>`,
    timeCell(createdAt),
    id === chosen.id ? '' : html`<a href="/keys?merchant=${id}">Show<span class="hidden"> ${name}</span></a>`,
  ]);
  return html`<section aria-labelledby="merchants">
    <h2 id="merchants">Merchants</h2>
    <p>Each merchant has its own keys, gateways, customers, charges and webhooks, and cannot see another’s. All share
      the clock.</p>
    ${activityTable('Table of merchants', ['Name', 'Id', 'Made', 'Page'], rows, '')}
    <form method="post" action="${address('/actions/merchants')}" class="fields">
      <label>Name of the new merchant <input name="name" required maxlength="80" autocomplete="off"></label>
      <button type="submit">Create merchant</button>
    </form>
  </section>`;
}

/** Whether a key works, in the words of the page. */
function keyState({ revokedAt, expiresAt }: MerchantKey, now: Date): TableCell {
  if (revokedAt) return html`${state('revoked')} ${timeCell(revokedAt)}`;
  if (expiresAt === null) return state('works');
  return expiresAt > now
    ? html`${state('rotated')} works until ${timeCell(expiresAt)}`
    : html`${state('expired')} ${timeCell(expiresAt)}`;
}

function keyButtons(key: MerchantKey, address: AddressOf): TableCell {
  if (isDemoKey(key)) return 'published, stays';
  const path = (act: string) => address(`/actions/keys/${key.id}/${act}`);
  if (key.revokedAt) return '';
  const rotate = html`<details><summary>Rotate<span class="hidden"> ${key.hint}</span></summary>
      <form method="post" action="${path('rotate')}" class="fields">
        <label>Hours that the old key still works <input name="hours" type="number" min="0"
          max="${LONGEST_OVERLAP_HOURS}" value="24" required></label>
        <button type="submit">Create the new key<span class="hidden"> for ${key.hint}</span></button>
      </form></details>`;
  return html`${key.expiresAt ? '' : rotate}
    <details><summary>Revoke<span class="hidden"> ${key.hint}</span></summary>
      <p>It stops working straight away and for
        good.</p>${action(path('revoke'), 'Revoke it now', key.hint)}</details>`;
}

/** The published text of a demonstration's key, what is left of any other. */
const shownKey = (key: MerchantKey) =>
  isDemoKey(key) ? (key.kind === 'public' ? DEMO.publicKey : DEMO.secretKey) : key.hint;

export function keySection(
  { keys, formId, now }: { keys: readonly MerchantKey[]; formId: string; now: Date },
  address: AddressOf,
): TableCell {
  const rows = keys.map((key) => [
    html`<code>${shownKey(key)}</code><br>${key.label}`,
    `${key.kind}, ${key.mode}`,
    keyState(key, now),
    key.lastUsedAt ? timeCell(key.lastUsedAt) : 'never',
    keyButtons(key, address),
  ]);
  return html`<section aria-labelledby="keys">
    <h2 id="keys">Keys</h2>
    <p>Public keys are for pages, secret keys for servers: a secret key that comes from a page is refused. Live-like
      keys behave like test keys, except that their pages must be listed below and use https.</p>
    ${activityTable('Table of keys', ['Key', 'Kind', 'State', 'Last used', 'Change'], rows, 'No keys yet.')}
    <form method="post" action="${address('/actions/keys')}" class="fields">
      <input type="hidden" name="id" value="${formId}">
      <label>Kind <select name="kind"><option value="public">public</option><option
        value="secret">secret</option></select></label>
      <label>For <select name="mode"><option value="test">tests</option><option value="live">live-like
        use</option></select></label>
      <label>Note <input name="label" maxlength="60" autocomplete="off"></label>
      <button type="submit">Create key</button>
    </form>
  </section>`;
}

export function originSection(origins: readonly MerchantOrigin[], address: AddressOf): TableCell {
  const rows = origins.map(({ origin, isConfigured }) => [
    html`<code>${origin}</code>`,
    isConfigured ? 'from the configuration' : 'added here',
    isConfigured ? '' : action(address('/actions/origins/remove'), 'Remove', origin, { origin }),
  ]);
  return html`<section aria-labelledby="origins">
    <h2 id="origins">Origins of pages</h2>
    <p>Every page on this machine may use test keys: <code>localhost</code>, <code>127.0.0.1</code>, <code>[::1]</code>
      and names that end in <code>.localhost</code>, on any port. Other pages are listed here, in
      <code>SANDBOX_ORIGINS</code>, or by <code>haven-sandbox origins add</code>.</p>
    ${activityTable('Table of origins', ['Origin', 'Listed', 'Change'], rows, 'No other origins yet.')}
    <form method="post" action="${address('/actions/origins')}" class="fields">
      <label>Origin <input name="origin" type="url" required maxlength="255" placeholder="https://shop.example.org"
        autocomplete="off"></label>
      <button type="submit">Add</button>
    </form>
  </section>`;
}

export function gatewaySection(gateways: readonly Gateway[]): TableCell {
  const rows = gateways.map(({ id, type, name, mode, isDefault }) => [
    html`<code>${id}</code>${isDefault ? ', the default' : ''}`,
    type,
    name,
    mode,
  ]);
  return html`<section aria-labelledby="gateways">
    <h2 id="gateways">Gateways</h2>
    <p>How this merchant takes payments. The name of a gateway goes into a form or a button.</p>
    ${activityTable('Table of gateways', ['Id', 'Type', 'Name', 'Mode'], rows, 'No gateways yet.')}
  </section>`;
}
