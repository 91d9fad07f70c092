import { expect, it } from 'vitest';
import { isBuilt } from './ensure-build.mjs';

const after =
  (...built: string[]) =>
  (what: string) =>
    isBuilt(what, 'now', (stamp: string) => (built.includes(stamp) ? 'now' : 'before'));

it('knows after an installation that the check of a provider is not built yet', () => {
  const isReady = after('built-from');
  expect([isReady('all'), isReady('sandbox'), isReady('provider-check')]).toEqual([true, true, false]);
});

it('knows a program that was built by itself', () => {
  const isReady = after('provider-check-built-from');
  expect([isReady('all'), isReady('sandbox'), isReady('provider-check')]).toEqual([false, false, true]);
});
