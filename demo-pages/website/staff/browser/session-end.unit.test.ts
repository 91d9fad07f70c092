// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
const HOURS = 60 * MINUTE;
let left: number | null = 8 * HOURS;
const calls: unknown[][] = [];
const notice = () => document.querySelector<HTMLElement>('.load-notice__box')!;
const button = () => notice().querySelector('button')!;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now: Date.parse('2026-11-27T00:00:00Z') });
  vi.stubGlobal('fetch', async (...call: unknown[]) => {
    calls.push(call);
    return Response.json({ left });
  });
  document.body.innerHTML = '<input>';
  const script: string = './session-end.js';
  await import(script);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a staff session is prolonged by one click ten minutes before its end, and its end is said', async () => {
  document.querySelector('input')!.focus();
  await vi.advanceTimersByTimeAsync(8 * HOURS - 11 * MINUTE);
  expect(notice().hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(notice().textContent).toBe('You’ll be signed out in ten minutes or less.Stay signed in');
  button().focus();
  button().click();
  await vi.waitFor(() => expect(notice().hidden).toBe(true));
  expect(calls).toEqual([
    ['/back-office/records/session', { method: 'GET' }],
    ['/back-office/records/session', { method: 'POST' }],
  ]);
  expect(document.activeElement).toBe(document.querySelector('input'));

  await vi.advanceTimersByTimeAsync(8 * HOURS - MINUTE);
  left = null;
  button().click();
  await vi.waitFor(() => expect(button().hidden).toBe(true));
  expect(notice().textContent).toContain('You’ve been signed out.');
});
