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
  /** Seconds until the time for paying is over, where the server says so. */
  readonly expires_in?: number;
}

/** No checkout waits longer, in seconds; a timer of more than 24 days would run out at once. */
const LONGEST_EXPIRY = 86_400;

/** Reads an answer; undefined when it holds no instruction. Payloads are checked by whoever acts on them. */
export function readInstruction(data: unknown): Instruction | undefined {
  const { name, instruction_token, next_instruction, payload, customisation, expires_in } = asRecord(data);
  if (!isText(name)) return undefined;
  return {
    name,
    // A token that is there but wrong must be found out, so it is kept as it is.
    ...(instruction_token == null ? {} : { instruction_token: instruction_token as string }),
    next_instruction: next_instruction === true,
    payload: isRecord(payload) ? payload : {},
    customisation: isRecord(customisation) ? customisation : {},
    ...(typeof expires_in === 'number' && expires_in >= 0 && expires_in <= LONGEST_EXPIRY ? { expires_in } : {}),
  };
}
