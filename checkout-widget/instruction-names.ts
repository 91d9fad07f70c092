import type { StepDescriptor, WidgetInstruction } from './instruction-descriptor.ts';
import { WIDGET_INSTRUCTIONS } from './instruction-list.ts';

type Known = (typeof WIDGET_INSTRUCTIONS)[number];
type Step = Extract<Known, StepDescriptor>;

export type WidgetInstructionName = Known['name'];
export type StepName = Step['name'];

const isStep = (instruction: Known): instruction is Step => 'file' in instruction;

export const WIDGET_INSTRUCTION_NAMES: readonly WidgetInstructionName[] = WIDGET_INSTRUCTIONS.map(({ name }) => name);
/** The instructions that render a step. */
export const STEP_INSTRUCTIONS: readonly Step[] = WIDGET_INSTRUCTIONS.filter(isStep);
export const STEP_NAMES: readonly StepName[] = STEP_INSTRUCTIONS.map(({ name }) => name);

/** The instruction with this name or alias, compared exactly (C2.04); undefined for names outside the list. */
export function instructionName(received: string): WidgetInstructionName | undefined {
  return WIDGET_INSTRUCTIONS.find(({ name, alias }: WidgetInstruction) => name === received || alias === received)
    ?.name;
}

/** True for instructions that render a step. */
export const isStepName = (name: WidgetInstructionName): name is StepName => STEP_NAMES.includes(name as StepName);
