import { expect, type Page, type Route, type TestInfo, test } from './test.ts';

const endingTest = test.extend<{ testEnds: Promise<void> }>({
  // Torn down just before the context, on which it depends.
  testEnds: async ({ context: _ }, use) => {
    let resolve = () => {};
    await use(
      new Promise((resolvePromise) => {
        resolve = resolvePromise;
      }),
    );
    resolve();
  },
});

/** Sends a request whose handler goes on at `testEnds`, with `last` as its last step. */
async function leaveRunning(page: Page, testEnds: Promise<void>, last: (route: Route) => unknown): Promise<void> {
  let started = () => {};
  const isRunning = new Promise<void>((resolve) => {
    started = resolve;
  });
  await page.route('https://route.example/', async (route) => {
    const response = await route.fetch({ url: test.info().project.use.baseURL as string });
    started();
    await testEnds;
    // So many that the page would be closed between two of them.
    for (let time = 0; time < 50; time++) await response.text();
    await last(route);
  });
  await page.evaluate(() => {
    fetch('https://route.example/').catch(() => {});
  });
  await isRunning;
}

test.describe
  .serial('a route handler that still runs when its test has passed', () => {
    const finished: string[] = [];
    let passed: TestInfo;

    endingTest('does not fail it', async ({ page, browser, testEnds }) => {
      passed = test.info();
      const otherPage = await (await browser.newContext()).newPage();
      await leaveRunning(page, testEnds, async (route) => {
        await route.fulfill({ body: 'late' });
        finished.push('of the page');
      });
      await leaveRunning(otherPage, testEnds, () => {
        finished.push('of another context');
        throw new Error('a fault of the handler');
      });
      expect(finished).toEqual([]);
    });

    test('has ended, and its fault is reported', () => {
      expect(finished.sort()).toEqual(['of another context', 'of the page']);
      expect(passed.annotations).toContainEqual({
        type: 'route handler after the test',
        description: 'Error: a fault of the handler',
      });
    });
  });
