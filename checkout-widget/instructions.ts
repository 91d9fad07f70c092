import type { Instruction } from '#sdk';
import { type InstructionName, instructionName } from './instruction-names.ts';
import {
  type Fields,
  type ReadOf,
  readFields,
  readFlag,
  readList,
  readMap,
  readOneOf,
  readShape,
  readText,
  type Shape,
} from './payload-readers.ts';

/** What wallets, buttons and the bank form are created with (C3.16 to C3.18, C3.27). */
const childWidget = { charge_token: readText, gateway_id: readText, meta: readFields };
const event = { status: readOneOf('success', 'failure', 'expired') };

/** C3.13: these five and no others. */
const formValues = {
  card_name: readText,
  card_ccv: readText,
  card_number_last4: readText,
  expire_month: readText,
  expire_year: readText,
};

/** Reads a payload; never fails. A field that does not fit counts as absent, fields that are not named stay as they came. */
function payload<Known extends Shape, Absent extends object = Record<never, never>>(shape: Known, absent?: Absent) {
  const read = readShape(shape, true);
  return {
    parse: (value: unknown) => ({ ...absent, ...read(value) }) as Omit<ReadOf<Known>, keyof Absent> & Readonly<Absent>,
  };
}

/** The payload of each instruction (section 3), with what a step can rely on although the server left it out. */
export const PAYLOADS = {
  'payment_methods.show': payload(
    { allowed_payment_method_types: readList(readText) },
    { allowed_payment_method_types: [] as readonly string[] },
  ),
  'card_form.show': payload({
    enable_saved_card_consent_checkbox: readFlag,
    // C3.12: a value other than these two has no effect, so its field counts as not listed.
    form_fields: readMap(readOneOf('enable', 'required')),
    form_values: readShape(formValues),
    gateway_id: readText,
    meta: readFields,
  }),
  // C3.15: the step reads each card, and leaves out what cannot be chosen.
  'saved_card_form.show': payload({ cards: readList(readFields) }, { cards: [] as readonly Fields[] }),
  'bank_account_form.show': payload({ gateway_id: readText, meta: readFields }),
  'canvas_3ds_form.show': payload({ _3ds_token: readText }),
  'afterpay_checkout_form.show': payload(childWidget),
  'zip_checkout_form.show': payload(childWidget),
  afterpay_wallet_form: payload(childWidget),
  'applepay_wallet_form.show': payload(childWidget),
  'googlepay_wallet_form.show': payload(childWidget),
  'paypal_wallet_form.show': payload(childWidget),
  'generic.show_message': payload(
    { type: readOneOf('success', 'error'), title: readText, message: readText },
    { type: 'error' as 'success' | 'error', title: '', message: '' },
  ),
  'fraud_service.show': payload({ gateway_id: readText }),
  'disable_payment_method_event.emit': payload(event),
  'merchant_event.emit': payload(event),
} as const satisfies Record<InstructionName, { parse(value: unknown): object }>;

export type Payloads = { readonly [Name in InstructionName]: ReturnType<(typeof PAYLOADS)[Name]['parse']> };

/** An instruction that is one of the fifteen, with its payload read. */
export type KnownInstruction<Name extends InstructionName = InstructionName> = {
  readonly [Each in Name]: {
    readonly name: Each;
    readonly payload: Payloads[Each];
    readonly next_instruction: boolean;
    /** The styles of the instruction and of its payload, as they came; `theme/resolve-theme.ts` reads them. */
    readonly styles: readonly unknown[];
  };
}[Name];

const baseOf = (customisation: unknown): unknown => readFields(customisation)?.['base'];

/** Reads an instruction; undefined for a name outside the fifteen. A payload never fails: what does not fit is left out. */
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
