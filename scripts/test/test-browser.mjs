import { startTestRunner } from '@web/test-runner';

// node scripts/test/test-browser.mjs [folder or file…] runs those browser tests, or all.
const rooms = process.argv.slice(2);
if (rooms.length > 0) process.env.HAVEN_TEST_ROOMS = rooms.join(',');
const runner = await startTestRunner({ readCliArgs: false });
runner?.on('stopped', (passed) => process.exit(passed ? 0 : 1));
