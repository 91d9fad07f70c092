import type { FormDescriptor, SandboxInstruction } from './sandbox-instruction.ts';
import { FORMS, FORM_METHODS as METHODS, SANDBOX_INSTRUCTIONS } from './sandbox-instructions.ts';

export type SandboxInstructionName = (typeof SANDBOX_INSTRUCTIONS)[number]['name'];
export const SANDBOX_INSTRUCTION_NAMES = SANDBOX_INSTRUCTIONS.map(({ name }) => name) as [
  SandboxInstructionName,
  ...SandboxInstructionName[],
];

/** The instruction of a name. */
export function instructionNamed(name: SandboxInstructionName): SandboxInstruction {
  return SANDBOX_INSTRUCTIONS.find((instruction) => instruction.name === name) as SandboxInstruction;
}

export type SandboxChooserMethod = (typeof METHODS)[number];
export const CHOOSER_METHODS = METHODS as [SandboxChooserMethod, ...SandboxChooserMethod[]];

/** The form that each payment method of a chooser leads to. */
export const METHOD_FORMS = Object.fromEntries(
  FORMS.flatMap((form) => ('method' in form ? [[form.method, form.name]] : [])),
) as Record<SandboxChooserMethod, SandboxInstructionName>;

/** The form that an instruction shows, from which money or a payment source comes; undefined for other instructions. */
export const formNamed = (name: string): FormDescriptor | undefined => FORMS.find((form) => form.name === name);

/** Whether an instruction shows such a form. */
export const isForm = (name: string): boolean => formNamed(name) !== undefined;

/** The form of a wallet that pays by a charge token; undefined for other instructions. */
export function walletForm(name: string): (FormDescriptor & { readonly gatewayId: string }) | undefined {
  const form = formNamed(name);
  return form?.meta === 'wallet' && form.gatewayId ? { ...form, gatewayId: form.gatewayId } : undefined;
}

/** What is wrong with an instruction's payload in a scenario; null when nothing is. */
export function payloadProblem(
  name: SandboxInstructionName,
  payload: Record<string, unknown>,
): { path: (string | number)[]; message: string } | null {
  const result = instructionNamed(name).payload.safeParse(payload);
  if (result.success) return null;
  const [issue] = result.error.issues;
  return { path: (issue?.path ?? []) as (string | number)[], message: issue?.message ?? 'is not valid' };
}
