import { type InstructionName, instructionNamed } from './instruction-lookup.ts';

/** What is wrong with an instruction's payload in a scenario; null when nothing is. */
export function payloadProblem(
  name: InstructionName,
  payload: Record<string, unknown>,
): { path: (string | number)[]; message: string } | null {
  const result = instructionNamed(name).payload.safeParse(payload);
  if (result.success) return null;
  const [issue] = result.error.issues;
  return { path: (issue?.path ?? []) as (string | number)[], message: issue?.message ?? 'is not valid' };
}
