// The page of a browser test: loads the test file, runs it with mocha, and reports each step to the runner, so that a
// file that hangs can be reported test by test.
import { getConfig } from '@web/test-runner-core/browser/session.js';
import { runTests } from '@web/test-runner-mocha/dist/standalone.js';
import { sendMessage } from '/__web-dev-server__web-socket.js';
import { takeProvenRows } from './proven-rows.ts';

const sessionId = new URL(location.href).searchParams.get('wtr-session-id');
const send = (message: Record<string, unknown>) => sendMessage({ type: 'haven-progress', sessionId, ...message });

// A test that fails before it restores the clock would leave the runner waiting for timers that never fire.
const CLOCK = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'Date', 'Intl', 'performance'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
];
const realClock = CLOCK.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);

function endFakeClock(): void {
  for (const [name, descriptor] of realClock) if (descriptor) Object.defineProperty(window, name, descriptor);
}

/** The names of a test and of the suites around it, from the outside in. */
function pathOf(test: Mocha.Runnable): string[] {
  return test.titlePath();
}

function testsIn(suite: Mocha.Suite): Mocha.Test[] {
  return [...suite.tests, ...suite.suites.flatMap(testsIn)];
}

await runTests(async () => {
  let root: Mocha.Suite | undefined;
  beforeEach(function () {
    takeProvenRows();
    const test = this.currentTest as Mocha.Test;
    // A test that blocks the page would otherwise prevent its own name from being sent.
    return send({ started: pathOf(test), limit: test.timeout() });
  });
  afterEach(function () {
    const test = this.currentTest as Mocha.Test;
    if (test.state === 'failed') endFakeClock();
    return send({ ended: pathOf(test), rows: test.state === 'passed' ? takeProvenRows() : [] });
  });
  describe('', function () {
    root = this.parent;
  });
  send({ loading: true });
  const { testFile } = await getConfig();
  const address = new URL(testFile, document.baseURI);
  // Parts of the test import it without the runner's query: with it, its tests would be there twice.
  address.search = '';
  await import(/* @vite-ignore */ address.href);
  if (root) send({ collected: testsIn(root).map(pathOf) });
});
