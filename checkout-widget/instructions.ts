import type { Instruction } from '#sdk';
import type { StepDescriptor, WidgetInstruction } from './instruction-descriptor.ts';
import { WIDGET_INSTRUCTIONS } from './instruction-list.ts';
import { readPayloadFields } from './payload-readers.ts';

type Known = (typeof WIDGET_INSTRUCTIONS)[number];
type Step = Extract<Known, StepDescriptor>;

type WidgetInstructionName = Known['name'];
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

/** The payload reader of each instruction (section 3). */
export const PAYLOADS = Object.fromEntries(WIDGET_INSTRUCTIONS.map(({ name, payload }) => [name, payload])) as {
  readonly [Each in Known as Each['name']]: Each['payload'];
};

export type Payloads = { readonly [Name in WidgetInstructionName]: ReturnType<(typeof PAYLOADS)[Name]['parse']> };

/** A known instruction with its parsed payload. */
export type KnownInstruction<Name extends WidgetInstructionName = WidgetInstructionName> = {
  readonly [Each in Name]: {
    readonly name: Each;
    readonly payload: Payloads[Each];
    readonly next_instruction: boolean;
    /** The unchecked styles of the instruction and of its payload, for `theme/resolve-theme.ts`. */
    readonly styles: readonly unknown[];
  };
}[Name];

const baseOf = (customisation: unknown): unknown => readPayloadFields(customisation)?.['base'];

/** Reads an instruction; undefined for a name outside the list. Never throws: invalid payload values are left out. */
export function readKnownInstruction(instruction: Instruction): KnownInstruction | undefined {
  const name = instructionName(instruction.name);
  if (!name) return undefined;
  const { payload, customisation, next_instruction } = instruction;
  return {
    name,
    payload: PAYLOADS[name].parse(payload),
    next_instruction,
    styles: [baseOf(customisation), baseOf(payload['customisation'])],
  } as KnownInstruction;
}
