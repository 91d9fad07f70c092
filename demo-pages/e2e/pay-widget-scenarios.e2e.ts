import { checkoutOutcome } from '#testing-kit/playwright.ts';
import { SCENARIO_NAMES } from '../sandbox/api/checkouts/scenarios/scenario-catalogue.ts';
import { watchPage } from './page-watch.ts';
import { recordWidget } from './pay-widget-record.ts';
import { WidgetShopper } from './pay-widget-shopper.ts';
import { WALKS } from './pay-widget-walks.ts';
import { expect, type Page, test } from './test.ts';
import { wideIf } from './wide.ts';

const ENDS = {
  paid: ['paymentSuccessful', '[C4.22]'],
  paymentFailure: ['paymentFailure', '[C4.23]'],
  paymentExpired: ['paymentExpired', '[C4.24]'],
} as const;

/** One of each kind: a form, another page, an end without payment. */
const OF_EACH_KIND: ReadonlySet<string> = new Set(['card', 'paypal', 'expired']);

/** The server's instructions and the widget's reports, in order. */
function recordCalls(page: Page): () => Promise<unknown[]> {
  const calls: Promise<unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/checkouts/callback')) calls.push(Promise.resolve(request.postDataJSON().event));
  });
  page.on('response', (response) => {
    if (!response.url().includes('/v1/checkouts/instruction?')) return;
    const name = response.json().then(
      ({ resource }) => resource?.data?.name,
      () => undefined,
    );
    calls.push(name);
  });
  return async () => (await Promise.all(calls)).filter(Boolean);
}

test.describe('each scenario of the catalogue', () => {
  for (const name of SCENARIO_NAMES) {
    const [walk, end] = WALKS[name];
    test(`${name} runs to its end, under the page's policy`, wideIf(!OF_EACH_KIND.has(name)), async ({ page }) => {
      const watch = await watchPage(page);
      const shopper = new WidgetShopper(page);
      const calls = recordCalls(page);
      // The record looks at the widget in each frame, which a page does not render otherwise: only where it is read.
      const record = name === 'card' ? await recordWidget(page) : undefined;
      await shopper.open(name);
      if (name === 'card') {
        const ended = await checkoutOutcome(page, () => walk(shopper));
        expect(ended.name, '[P7.01] waits for the end of a checkout').toBe('paymentSuccessful');
      } else await walk(shopper);
      if (end === 'paid') await shopper.expectPaid();
      else await shopper.expectEvent(end);
      const [event, row] = ENDS[end];
      const endings = Object.values(ENDS).map(([name]) => `[data-event="${name}"]`);
      await expect(shopper.log.locator(endings.join()), `${row} one end`).toHaveCount(1);
      await expect(shopper.log.locator(`[data-event="${event}"]`), `${row} and it is this one`).toHaveCount(1);
      if (record) {
        expect(await calls(), '[C4.01] the order of instructions and outcomes').toEqual([
          'payment_methods.show',
          'callback.payment_methods.chosen',
          'card_form.show',
          'callback.card_form.ott_created',
          'generic.show_message',
          'merchant_event.emit',
        ]);
        const steps = (await record.looks())
          .map(({ step }) => step)
          .filter((step, index, all) => step && step !== all[index - 1]);
        expect(steps, '[C1.02] the steps of these instructions, in their order').toEqual([
          'Choose how to pay',
          'Pay by card',
          'Message about the payment',
        ]);
      }
      expect(watch.policyViolations).toEqual([]);
      expect(watch.foreignRequests()).toEqual([]);
      // The widget logs a fraud service that fails.
      expect(
        watch.failures.filter((text) => !name.startsWith('fraud-error') || !/fraud|fingerprint/i.test(text)),
      ).toEqual([]);
    });
  }
});
