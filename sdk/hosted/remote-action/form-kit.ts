import type { BankRules } from '../../payment-rules/bank/bank-rules.ts';
import type { PhoneRules } from '../../payment-rules/phone/phone-rules.ts';
import { ENGLISH_TEXTS, type HostedTexts, loadTexts } from '../texts/texts.ts';
import type { FrameOptions } from './frame-options.ts';
import type { FrameConfiguration } from './read-configuration.ts';

/** A form's texts, and the rules that only some forms need. */
export type FormKit = { texts: HostedTexts; bank: BankRules | null; phone: PhoneRules | null };

export const PLAIN_KIT: FormKit = { texts: ENGLISH_TEXTS, bank: null, phone: null };

/** Loads only what these forms need, so that the page stays small for forms that ask only for a card. */
export async function loadKit(configurations: readonly FrameConfiguration[], options: FrameOptions): Promise<FormKit> {
  const needsBank = configurations.some(({ type }) => type === 'bsb' || type === 'bank_account');
  const [texts, bank, phone] = await Promise.all([
    loadTexts(options.language),
    needsBank ? import('../../payment-rules/bank/bank-rules.ts').then(({ bankRules }) => bankRules) : null,
    options.phoneMask ? import('../../payment-rules/phone/phone-rules.ts').then(({ phoneRules }) => phoneRules) : null,
  ]);
  return { texts, bank, phone };
}
