import { asRecord, isRecord, isText, type UnknownRecord } from '../client/record.ts';

/** What the server wants the checkout to do next. */
export interface Instruction {
  /** Such as `card_form.show`. */
  readonly name: string;
  /** Replaces the token of the checkout. */
  readonly instruction_token?: string;
  /** Whether the next one may be asked for at once. */
  readonly next_instruction: boolean;
  /** What the instruction needs; it differs by name. */
  readonly payload: UnknownRecord;
  /** How the step is to look. */
  readonly customisation: UnknownRecord;
}

/** Reads an answer; undefined when it holds no instruction. Payloads are checked by whoever acts on them. */
export function readInstruction(data: unknown): Instruction | undefined {
  const { name, instruction_token, next_instruction, payload, customisation } = asRecord(data);
  if (!isText(name)) return undefined;
  return {
    name,
    // A token that is there but wrong must be found out, so it is kept as it is.
    ...(instruction_token == null ? {} : { instruction_token: instruction_token as string }),
    next_instruction: next_instruction === true,
    payload: isRecord(payload) ? payload : {},
    customisation: isRecord(customisation) ? customisation : {},
  };
}
