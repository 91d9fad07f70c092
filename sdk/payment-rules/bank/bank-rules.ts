import { bankOfBsb, formatBsb, isBsb } from './bsb.ts';
import { bankOfNzAccount, formatNzAccount, isNzAccount } from './nz-account.ts';

/** All rules for bank accounts; loaded only by forms that ask for one. */
export const bankRules = { bankOfBsb, formatBsb, isBsb, bankOfNzAccount, formatNzAccount, isNzAccount };
export type BankRules = typeof bankRules;
