import { asRecord, isRecord, isText, type UnknownRecord } from '../client/record.ts';

/** The next step of a checkout, as the server sends it. */
export interface Instruction {
  /** Such as `card_form.show`. */
  readonly name: string;
  /** Replaces the token of the checkout. */
  readonly instruction_token?: string;
  /** True if the next instruction may be requested at once. */
  readonly next_instruction: boolean;
  /** The step's data; its fields depend on the name. */
  readonly payload: UnknownRecord;
  /** The step's look. */
  readonly customisation: UnknownRecord;
  /** Seconds until the checkout expires, if the server sends it. */
  readonly expires_in?: number;
}

/** The maximum expiry in seconds; a timer of more than 24 days would fire at once. */
const LONGEST_EXPIRY = 86_400;

/** Reads a response; undefined if it has no instruction. Payloads are checked by the steps that use them. */
export function readInstruction(data: unknown): Instruction | undefined {
  const { name, instruction_token, next_instruction, payload, customisation, expires_in } = asRecord(data);
  if (!isText(name)) return undefined;
  return {
    name,
    // An invalid token stays, so that the session detects it.
    ...(instruction_token == null ? {} : { instruction_token: instruction_token as string }),
    next_instruction: next_instruction === true,
    payload: isRecord(payload) ? payload : {},
    customisation: isRecord(customisation) ? customisation : {},
    ...(typeof expires_in === 'number' && expires_in >= 0 && expires_in <= LONGEST_EXPIRY ? { expires_in } : {}),
  };
}
