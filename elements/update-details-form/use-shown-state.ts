import { useLayoutEffect } from 'react';
import type { UpdateState } from './update-state.ts';

const NAMES: readonly (readonly [keyof UpdateState, string])[] = [
  ['submitted', 'submitted'],
  ['missingAny', 'missing-any'],
  ['needToUpdateOne', 'need-to-update-one'],
  ['submitting', 'submitting'],
  ['submitSuccess', 'submit-success'],
];

/** Exposes the state to the page's own styles and scripts: `update-details-form:state(submitting)`. */
export function useShownState({ states }: ElementInternals, state: UpdateState): void {
  useLayoutEffect(() => {
    // Browsers before 2024 do not support states, or only names with dashes in front; the form works without them.
    for (const [key, name] of NAMES) {
      try {
        if (state[key]) states?.add(name);
        else states?.delete(name);
      } catch {
        return;
      }
    }
  }, [states, state]);
}
