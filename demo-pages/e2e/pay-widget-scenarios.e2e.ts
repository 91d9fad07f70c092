import { expect, test } from '@playwright/test';
import { SCENARIO_NAMES } from '../server/provider/instructions/scenario-catalogue.ts';
import { watchPage } from './page-watch.ts';
import { WidgetShopper } from './pay-widget-shopper.ts';
import { WALKS } from './pay-widget-walks.ts';

test.describe('each scenario of the catalogue', () => {
  for (const name of SCENARIO_NAMES) {
    const [walk, end] = WALKS[name];
    test(`${name} runs to its end, under the page's policy [C1.02] [C4.01] [C4.22] [C4.23] [C4.24]`, async ({
      page,
    }) => {
      const watch = await watchPage(page);
      const shopper = new WidgetShopper(page);
      await shopper.open(name);
      await walk(shopper);
      if (end === 'paid') await shopper.expectPaid();
      else await shopper.expectEvent(end);
      expect(watch.policyViolations).toEqual([]);
      expect(watch.foreignRequests()).toEqual([]);
      // A fraud service that fails is the widget's to log.
      expect(
        watch.failures.filter((text) => !name.startsWith('fraud-error') || !/fraud|fingerprint/i.test(text)),
      ).toEqual([]);
    });
  }
});
