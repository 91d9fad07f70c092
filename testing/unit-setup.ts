import { afterAll, beforeEach, chai, vi } from 'vitest';
import { type ChaiLike, watchAssertions } from './assertion-watch.ts';
import './keep-next-tick.mjs';
import { restoreOwnRequest } from './own-request.ts';
import { noteProvenRows, takeProvenRows } from './proven-rows.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The requirement rows that messages of its passed assertions name. */
    rows?: string[];
  }
}

// A call, because what this file imports is evaluated once a worker, and only this file once a test file.
restoreOwnRequest();
watchAssertions(chai as unknown as ChaiLike, noteProvenRows, ['toMatchObject', 'toThrow', 'toThrowError']);

beforeEach(({ task }) => {
  takeProvenRows();
  return () => {
    task.meta.rows = takeProvenRows();
  };
});

// A worker runs many files: none leaves its globals or its clock to the next one.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
