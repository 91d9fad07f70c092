import type { WalletCard, WalletContact } from './wallet-cards.ts';

/** A delivery option that the merchant's page offers. */
export type SheetOption = { id: string; label: string; detail?: string | undefined; price?: string | undefined };

/** The texts for each purpose of a sheet: title, button, waiting. */
export const SHEET_WORDS = {
  pay: {
    title: (shop: string, wallet: string) => `Pay ${shop} with ${wallet}`,
    act: 'Pay',
    busy: 'Paying…',
    cards: 'Card',
  },
  save: {
    title: (shop: string, wallet: string) => `Save ${wallet} for later payments to ${shop}`,
    act: 'Save',
    busy: 'Saving…',
    cards: 'Card that pays later',
  },
} as const;

export type SheetRequest = {
  /** A payment when absent. */
  purpose?: keyof typeof SHEET_WORDS;
  brand: { name: string; look: string };
  /** The name of the merchant. */
  merchant: string;
  /** The total as shown: `AUD 10.50`, or another text when the sheet saves an account. */
  total: string;
  asksContact?: boolean;
  options?: readonly SheetOption[];
};

/** What the shopper does; while a returned promise is pending, the sheet is busy. */
export type SheetHandlers = {
  card?(card: WalletCard): unknown;
  contact?(contact: WalletContact): unknown;
  option?(id: string): unknown;
  pay(card: WalletCard): unknown;
  cancel(): void;
};
