// @vitest-environment happy-dom
import nodeConsole from 'node:console';
import { beforeEach, describe, vi } from 'vitest';
import { describeFakeProvider } from './testing/fake-provider-suite.ts';

describe('the fake provider in happy-dom', () => {
  // happy-dom says of each frame that it does not load it, on the console that it was started with.
  beforeEach(() => void vi.spyOn(nodeConsole, 'error').mockReturnValue());
  describeFakeProvider();
});
