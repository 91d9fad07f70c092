import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SuiteResult, watchProgress } from './watch-progress.mjs';

const LIMIT = 20_000;
const FIRST = ['<copy-link>', 'copies its address'];
const SECOND = ['<copy-link>', 'with a toast', 'shows it for 3 s'];

/** A page with one file: the messages to the runner, and its session. */
function openPage() {
  const progress = watchProgress();
  let hear: (message: { data: Record<string, unknown> }) => void = () => {};
  const session: {
    id: string;
    status: string;
    passed?: boolean;
    errors?: { message: string }[];
    testResults?: SuiteResult;
  } = { id: 'page', status: 'TEST_STARTED' };
  progress.plugin.serverStart({ webSockets: { on: (_event, listener) => (hear = listener) } });
  progress.reporter.start({
    sessions: { get: () => session, updateStatus: (changed, status) => Object.assign(session, changed, { status }) },
  });
  const tell = (message: object) => hear({ data: { type: 'haven-progress', sessionId: 'page', ...message } });
  return { ...progress, session, tell, end: () => hear({ data: { type: 'wtr-session-finished', sessionId: 'page' } }) };
}

describe('a file that hangs', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('fails by each of its tests when its page is silent beyond the limit of the test that it runs', () => {
    const { session, tell, hasHung } = openPage();
    tell({ collected: [FIRST, SECOND] });
    tell({ started: FIRST, limit: LIMIT });
    tell({ ended: FIRST, rows: [] });
    tell({ started: SECOND, limit: LIMIT });
    vi.advanceTimersByTime(LIMIT + 19_999);
    expect(session.status).toBe('TEST_STARTED');
    expect(hasHung('page')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(hasHung('page')).toBe(true);
    expect(session).toMatchObject({ status: 'TEST_FINISHED', passed: false });
    const [suite] = session.testResults?.suites ?? [];
    expect(suite?.tests.map(({ name, passed }) => [name, passed])).toEqual([['copies its address', false]]);
    expect(suite?.suites[0]?.tests.map(({ name, passed }) => [name, passed])).toEqual([['shows it for 3 s', false]]);
    expect(session.errors?.[0]?.message).toContain('while it ran “<copy-link> › with a toast › shows it for 3 s”');
  });

  it('is ended while it loads, too', () => {
    const { session, tell } = openPage();
    tell({ loading: true });
    vi.advanceTimersByTime(60_000);
    expect(session.errors?.[0]?.message).toContain('while it loaded');
  });

  it('is no file that ended, however long the runner then takes', () => {
    const { session, tell, end } = openPage();
    tell({ started: FIRST, limit: LIMIT });
    end();
    vi.advanceTimersByTime(600_000);
    expect(session.status).toBe('TEST_STARTED');
  });

  it('keeps the rows that the assertions of a test proved', () => {
    const { tell, rowsOf, reporter } = openPage();
    const row = ['W', '0.00'].join('');
    tell({ ended: FIRST, rows: [row] });
    expect([rowsOf('page', FIRST), rowsOf('page', SECOND), rowsOf('another', FIRST)]).toEqual([[row], [], []]);
    reporter.stop();
  });
});
