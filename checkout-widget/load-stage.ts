import { loadStep } from './steps/step-table.ts';

export type StageModule = typeof import('./stage/stage.tsx');

/** Milliseconds before the second and the third attempt to load the stage's script. */
export const STAGE_RETRIES = [1000, 3000] as const;

/**
 * All three in parallel, because each would otherwise be discovered only by the previous one; the chooser is nearly
 * always the first step.
 */
async function importStage(): Promise<StageModule> {
  const chooser = loadStep('payment_methods.show').catch(() => {});
  const [stage] = await Promise.all([import('./stage/stage.tsx'), import('./react-ahead.ts'), chooser]);
  return stage;
}

/** Loads the script that renders the steps, in parallel with the first instruction. Rejects after the third attempt. */
export async function loadStage(load = importStage): Promise<StageModule> {
  for (const delay of STAGE_RETRIES) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load();
}
