import { useState } from 'react';
import type { Failure } from './form-failure.tsx';

/** Why a form could not be sent, and what shows a new reason. `posted` is why a server refused the last post. */
export function useFailure(
  posted: readonly string[] = [],
): [failure: Failure | undefined, show: (lines: Failure['lines']) => void] {
  const [failure, setFailure] = useState<Failure | undefined>(
    posted.length > 0 ? { key: 0, lines: posted } : undefined,
  );
  return [failure, (lines) => setFailure((before) => ({ key: (before?.key ?? 0) + 1, lines }))];
}
