import type { WalletCard, WalletContact } from './wallet-cards.ts';

/** A way of delivery that the shop offers. */
export type SheetOption = { id: string; label: string; detail?: string | undefined; price?: string | undefined };

/** What a sheet is for, in the words of its title, its button and its waiting. */
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
  /** Left out, it is a payment. */
  purpose?: keyof typeof SHEET_WORDS;
  brand: { name: string; look: string };
  /** Who is paid. */
  merchant: string;
  /** As the shopper reads it: `AUD 10.50`. Of a sheet that saves, what it says instead. */
  total: string;
  asksContact?: boolean;
  options?: readonly SheetOption[];
};

/** What the shopper does; a promise keeps the sheet busy until it settles. */
export type SheetHandlers = {
  card?(card: WalletCard): unknown;
  contact?(contact: WalletContact): unknown;
  option?(id: string): unknown;
  pay(card: WalletCard): unknown;
  cancel(): void;
};
