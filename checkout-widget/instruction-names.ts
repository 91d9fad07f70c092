import type { InstructionDescriptor, StepDescriptor } from './instruction-descriptor.ts';
import { INSTRUCTIONS } from './instruction-list.ts';

type Known = (typeof INSTRUCTIONS)[number];
type Step = Extract<Known, StepDescriptor>;

export type InstructionName = Known['name'];
export type StepName = Step['name'];

const isStep = (instruction: Known): instruction is Step => 'file' in instruction;

export const INSTRUCTION_NAMES: readonly InstructionName[] = INSTRUCTIONS.map(({ name }) => name);
/** The instructions that draw a step. */
export const STEP_INSTRUCTIONS: readonly Step[] = INSTRUCTIONS.filter(isStep);
export const STEP_NAMES: readonly StepName[] = STEP_INSTRUCTIONS.map(({ name }) => name);

/** The instruction with this name or alias, compared exactly (C2.04); undefined for names outside the list. */
export function instructionName(given: string): InstructionName | undefined {
  return INSTRUCTIONS.find(({ name, alias }: InstructionDescriptor) => name === given || alias === given)?.name;
}

/** True for instructions that draw a step. */
export const isStepName = (name: InstructionName): name is StepName => STEP_NAMES.includes(name as StepName);
