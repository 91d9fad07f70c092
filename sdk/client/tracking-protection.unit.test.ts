import { expect, it, vi } from 'vitest';
import { hasTrackingProtection } from './tracking-protection.ts';

const agent = (browser: string) => `Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 ${browser}`;

it('concerns Firefox from 100 on [S9.11]', () => {
  for (const browser of ['Firefox/100.0', 'Firefox/101.0', 'Firefox/153.7'])
    expect(hasTrackingProtection(agent(browser))).toBe(true);
  for (const browser of ['Firefox/99.0', 'Firefox/9.0', 'Chrome/120', 'Safari/605', '']) {
    expect(hasTrackingProtection(agent(browser))).toBe(false);
  }
});

it('is one console warning that names Enhanced Tracking Protection [S9.12]', async () => {
  // A fresh module, because the library warns once a page.
  vi.resetModules();
  const { warnOfTrackingProtection } = await import('./tracking-protection.ts');
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  warnOfTrackingProtection(agent('Firefox/99.0'));
  expect(log).not.toHaveBeenCalled();
  warnOfTrackingProtection(agent('Firefox/100.0'));
  warnOfTrackingProtection(agent('Firefox/101.0'));
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toContain('Enhanced Tracking Protection');
  log.mockRestore();
});
