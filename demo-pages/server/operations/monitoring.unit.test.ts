import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentAttempts, paymentStops } from '../../website/payments/payment-schema.ts';
import { pageChecks } from '../../website/platform/policy-reports/policy-reports-schema.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { ageOfOldest, countBacklog, countLastHour } from './operations-counts.ts';
import { createServerMetrics } from './server-metrics.ts';

const read = (path: string) => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');
const ALERTS = read('monitoring/alerts.yml');
const DASHBOARD = read('monitoring/dashboard.json');
const NOW = Date.parse('2027-03-01T10:30:00Z');
const HOUR_MS = 3_600_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.close());

const published = async () => {
  const { db } = database;
  const clock = () => NOW;
  const counts = {
    waiting: countBacklog(db, clock),
    oldest: ageOfOldest(db, clock),
    lastHour: countLastHour(db, clock),
  };
  return (await createServerMetrics(counts).text()).body;
};
const value = (text: string, name: string, kind: string) =>
  Number(new RegExp(`^${name}\\{kind="${kind}"\\} (.+)$`, 'm').exec(text)?.[1]);
const ago = (ms: number) => new Date(NOW - ms);
const attempt = (id: string, status: typeof paymentAttempts.$inferSelect.status, createdAt: Date) => ({
  ...{ id, status, createdAt, payableKind: 'order' as const, payableId: id, idempotencyKey: id, tokenHash: id },
  ...{ amountMinor: 1, currency: 'AUD', ipAddress: '', contentId: '' },
});

describe('the dashboard and the alerts', () => {
  it('ask for metrics and kinds that are published', async () => {
    const text = await published();
    const names = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const asked = [
      ...`${ALERTS}${DASHBOARD}`.matchAll(/\b((?:haven|process|nodejs)_\w+?)(?:_count|_bucket)?[{\s"')]/g),
    ];
    expect(asked.length).toBeGreaterThan(20);
    for (const [, name] of asked) expect(names, name).toContain(name);
    for (const [, name, , kinds] of `${ALERTS}${DASHBOARD}`.matchAll(/(haven_\w+)\{kind=(~?)\\?"([\w|]+)/g))
      for (const kind of kinds!.split('|'))
        expect(value(text, name!, kind), `${name} ${kind}`).toBeGreaterThanOrEqual(0);
  });

  it('show every kind of the last hour', async () => {
    const kinds = [...(await published()).matchAll(/^haven_last_hour\{kind="(\w+)"\}/gm)].map(([, kind]) => kind);
    expect(kinds).toContain('paymentsRejected');
    for (const kind of kinds) expect(DASHBOARD).toMatch(new RegExp(`haven_last_hour\\{kind=.*\\b${kind}\\b`));
  });

  it('lead to what to do', () => {
    const guide = read('operators.md');
    const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title!.toLowerCase().replaceAll(' ', '-'));
    const runbooks = [...ALERTS.matchAll(/runbook: docs\/operators\.md#(.+)/g)].map(([, anchor]) => anchor);
    expect(runbooks).toHaveLength(ALERTS.match(/- alert:/g)!.length);
    for (const runbook of runbooks) expect(anchors).toContain(runbook);
  });
});

it('what is published counts what waits, how long, and what happened within the hour', async () => {
  const { db } = database;
  expect(value(await published(), 'haven_oldest_waiting_seconds', 'payments')).toBe(0);
  await db
    .insert(paymentAttempts)
    .values([
      attempt('paid', 'approved', ago(HOUR_MS / 2)),
      attempt('paid long ago', 'approved', ago(2 * HOUR_MS)),
      attempt('declined', 'declined', ago(HOUR_MS / 2)),
      { ...attempt('rejected', 'failed', ago(HOUR_MS / 2)), errorCode: 'rejected:unauthorized' },
      attempt('open', 'pending', ago(1_000_000)),
      { ...attempt('wallet', 'pending', ago(HOUR_MS)), method: 'wallet' },
    ]);
  await db.insert(paymentStops).values([
    { hour: new Date('2027-03-01T10:00:00Z'), step: 'tooMany', posts: 7 },
    { hour: new Date('2027-02-28T10:00:00Z'), step: 'tooMany', posts: 100 },
  ]);
  const check = { found: '', scripts: 1, checks: 1, firstAt: ago(HOUR_MS) };
  await db.insert(pageChecks).values({ ...check, result: 'changed', lastAt: ago(HOUR_MS) });
  const text = await published();
  expect(value(text, 'haven_waiting', 'payments')).toBe(2);
  expect(value(text, 'haven_oldest_waiting_seconds', 'payments')).toBe(1_000);
  expect(value(text, 'haven_last_hour', 'paymentsApproved')).toBe(1);
  expect(value(text, 'haven_last_hour', 'paymentsRefused')).toBe(2);
  expect(value(text, 'haven_last_hour', 'paymentsRejected')).toBe(1);
  expect(value(text, 'haven_last_hour', 'cardsStopped')).toBe(7);
  expect(value(text, 'haven_waiting', 'changedPages')).toBe(1);
  await db.insert(pageChecks).values({ ...check, result: 'as published', lastAt: ago(0) });
  expect(value(await published(), 'haven_waiting', 'changedPages')).toBe(0);
});
