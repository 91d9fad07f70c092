import { z } from 'zod';

/**
 * An instruction's facts in the sandbox; `sandbox-instructions.ts` lists all instructions.
 */
export interface SandboxInstruction {
  readonly name: string;
  /** The callback that answers it; null where none does. */
  readonly callback: string | null;
  /** What a scenario may say of it; tokens are the provider's own and no scenario names them. */
  readonly payload: z.ZodType<Record<string, unknown>>;
  /** The outcomes that a step can have, beside `success`. */
  outcomes(payload: Record<string, unknown>): readonly string[];
}

/** An instruction that shows a form which money or a payment source comes from. */
export interface FormDescriptor extends SandboxInstruction {
  readonly isForm: true;
  /** The payment method of the chooser that leads to it, where one does. */
  readonly method?: string;
  /** The gateway that pays, unless the scenario names another. */
  readonly gatewayId?: string;
  /** Which fields of the order the form's button receives: a wallet's or a provider's; none when absent. */
  readonly meta?: 'wallet' | 'provider';
  /** For a wallet that shares its gateway with others: what it calls itself. */
  readonly walletType?: 'apple' | 'google';
}

export const text = z.string().max(255);
const styles = z.record(z.string().max(40), z.union([text, z.number()]));
export const customisation = z.strictObject({ base: styles }).optional();
export const digits = (pattern: RegExp, message: string) => z.string().regex(pattern, message);

const meta = z.record(z.string().max(64), z.unknown()).refine((value) => JSON.stringify(value).length <= 4096, {
  message: 'is larger than 4096 characters',
});

/** What wallets, provider's buttons and the bank form have in common. */
export const gatewayPayload = z.strictObject({ gateway_id: text.optional(), meta: meta.optional(), customisation });

/** The outcomes of a form that pays. */
export const paymentOutcomes = () => ['declined', 'error', 'in_review', 'return'];
export const noOutcomes = () => [];

/** What the forms with a button of another company share: the page reports how it ended. */
export const buttonForm = {
  callback: 'callback.child_widget.status',
  isForm: true,
  payload: gatewayPayload,
  outcomes: paymentOutcomes,
} as const;
