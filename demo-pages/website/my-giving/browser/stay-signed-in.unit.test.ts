// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
let status = 204;
const calls: unknown[][] = [];
const notice = () => document.querySelector<HTMLElement>('[data-stay-signed-in]')!;
const shown = () =>
  notice().hidden
    ? ''
    : [...notice().children]
        .filter((each) => !(each as HTMLElement).hidden)
        .map((each) => each.textContent)
        .filter(Boolean)
        .join(' | ');
const click = async () => {
  notice().querySelector('button')!.click();
  await vi.advanceTimersByTimeAsync(0);
};

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date'], now: Date.parse('2026-11-27T00:00:00Z') });
  vi.stubGlobal('fetch', async (...call: unknown[]) => {
    calls.push(call);
    return new Response(null, { status });
  });
  document.body.innerHTML = `<input><p data-stay-signed-in data-action="/my-giving/stay" data-soon="Soon." data-stayed="Stayed." data-ended="Ended." hidden><span></span><button hidden>Stay</button><a href="/my-giving" hidden>Sign in</a></p>`;
  const script: string = './stay-signed-in.js';
  await import(script);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  // Each test begins as a page that was opened now.
  status = 204;
  localStorage.setItem('haven-giving-used', String(Date.now()));
  await click();
  await vi.advanceTimersByTimeAsync(10_000);
  calls.length = 0;
});

describe('the end of a session of My giving', () => {
  it('is announced three minutes before, and put off by one click, which gives the focus back', async () => {
    document.querySelector('input')!.focus();
    await vi.advanceTimersByTimeAsync(26 * MINUTE);
    expect(shown()).toBe('');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(shown()).toBe('Soon. | Stay');
    notice().querySelector('button')!.focus();
    await click();
    expect(calls).toEqual([['/my-giving/stay', { method: 'POST' }]]);
    expect(shown()).toBe('Stayed.');
    expect(document.activeElement).toBe(document.querySelector('input'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown()).toBe('');
    await vi.advanceTimersByTimeAsync(26 * MINUTE);
    expect(shown()).toBe('');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(shown()).toBe('Soon. | Stay');
  });

  it('is not announced while another tab is used, and announced as it is when it has come', async () => {
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    localStorage.setItem('haven-giving-used', String(Date.now()));
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    expect(shown()).toBe('');
    await vi.advanceTimersByTimeAsync(11 * MINUTE);
    expect(shown()).toBe('Ended. | Sign in');
  });

  it('is announced when the server has ended it; without an answer the button stays', async () => {
    await vi.advanceTimersByTimeAsync(28 * MINUTE);
    status = 502;
    await click();
    expect(shown()).toBe('Soon. | Stay');
    status = 401;
    await click();
    expect(shown()).toBe('Ended. | Sign in');
  });
});
