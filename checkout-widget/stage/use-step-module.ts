import { useEffect, useState } from 'react';
import type { ShownStep } from '#checkout/session/session-state.ts';
import type { StepModule } from '#checkout/steps/step.ts';
import { loadedStep, loadStep } from '#checkout/steps/step-table.ts';

/** Milliseconds before the second and the third attempt to load a step's script. */
export const STEP_RETRIES = [1000, 3000] as const;

const rest = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

/**
 * The module of the step; undefined while it is loading. The step fails if its script cannot be loaded in three
 * attempts.
 */
export function useStepModule({ instruction: { name }, turn }: ShownStep): StepModule | undefined {
  const [module, setModule] = useState(() => loadedStep(name));
  useEffect(() => {
    if (module) return;
    let isOver = false;
    const load = async () => {
      for (const delay of [...STEP_RETRIES, undefined]) {
        try {
          const loaded = await loadStep(name);
          return isOver || setModule(loaded);
        } catch (error) {
          if (isOver) return;
          if (delay === undefined) turn.failed(error);
          else await rest(delay);
        }
      }
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [module, name, turn]);
  return module;
}
