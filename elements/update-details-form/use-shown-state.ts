import { useLayoutEffect } from 'react';
import type { UpdateState } from './update-state.ts';

const NAMES: readonly (readonly [keyof UpdateState, string])[] = [
  ['submitted', 'submitted'],
  ['missingAny', 'missing-any'],
  ['needToUpdateOne', 'need-to-update-one'],
  ['submitting', 'submitting'],
  ['submitSuccess', 'submit-success'],
];

/** Shows the state to the page's own styles and scripts: `update-details-form:state(submitting)`. */
export function useShownState({ states }: ElementInternals, state: UpdateState): void {
  useLayoutEffect(() => {
    // Browsers before 2024 have no states, or refuse names without dashes in front: the form itself needs none.
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
