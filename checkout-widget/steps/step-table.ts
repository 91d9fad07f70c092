import type { StepDescriptor } from '#checkout/instruction-descriptor.ts';
import { STEP_INSTRUCTIONS, type StepName } from '#checkout/instructions.ts';
import type { StepModule } from './step.ts';

/** The data of each step that is available before its module is loaded. */
export const STEP_TABLE = Object.fromEntries(
  STEP_INSTRUCTIONS.map((step: StepDescriptor) => [step.name, step]),
) as Readonly<Record<StepName, StepDescriptor>>;

const files = import.meta.glob<StepModule>('./*/*-step.tsx');

const loaded = new Map<StepDescriptor['file'], StepModule>();

/** The module of a step, if it is loaded. */
export const loadedStep = (name: StepName): StepModule | undefined => loaded.get(STEP_TABLE[name].file);

/** Loads a step's module, once. */
export async function loadStep(name: StepName): Promise<StepModule> {
  const { file } = STEP_TABLE[name];
  const load = files[`./${file}.tsx`];
  if (!load) throw new Error(`The step ${name} has no module.`);
  const module = loaded.get(file) ?? (await load());
  loaded.set(file, module);
  return module;
}
