import { html } from 'hono/html';
import { GOOD_CODE } from '../api/three-ds/index.ts';
import { DEMO } from '../core/index.ts';
import { cardName, VENDOR_NAMES, WALLET_CARDS } from '../simulated/index.ts';
import { activityTable } from './activity-table.ts';

/** The sandbox's page about wallets, 3-D Secure and saved sources. */
export function walletSections() {
  const rows = WALLET_CARDS.map((card) => [cardName(card), card.effect, html`<code>sandbox_${card.outcome}</code>`]);
  return html`<section aria-labelledby="wallets">
        <h2 id="wallets">Wallets</h2>
        <p>Simulated vendors’ scripts show a sheet over the shop’s page. The card that is chosen there decides how
          the payment ends; its token contains the outcome, for example <code>sandbox_approve</code>.</p>
        ${activityTable('Table of wallet cards', ['Card in the sheet', 'What happens', 'Word'], rows, '')}
        <p>Scripts: ${VENDOR_NAMES.map((name) => html`<code>/vendor/${name}.js</code> `)}. The supermarket wallet has pages of
          its own, <code>/wallet/flypay</code> and <code>/wallet/flypay-v2</code>.</p>
      </section>
      <section aria-labelledby="secure">
        <h2 id="secure">3-D Secure, saved sources</h2>
        <p>Cards marked 3-D Secure above lead to a simulated bank, whose code is always <code>${GOOD_CODE}</code>. Charges
          require it only when <code>_3ds.required</code> is set.</p>
        <dl>
          <div><dt>Query token, shows saved sources</dt><dd><code>${DEMO.queryToken}</code></dd></div>
          <div><dt>Display token, shows a stored card</dt><dd><code>${DEMO.vaultDisplayToken}</code></dd></div>
          <div><dt>The same without the security code</dt><dd><code>${DEMO.vaultDisplayNumberToken}</code></dd></div>
        </dl>
      </section>`;
}
