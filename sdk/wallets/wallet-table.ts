import { WALLET_FILES, type WalletFile } from './wallet-files.ts';

/** S3.50: by gateway type in lower case without underscores, because tokens write `flypay_v2` and `FlypayV2`. */
const WALLETS: Readonly<Record<string, readonly (keyof typeof WALLET_FILES)[]>> = {
  stripe: ['stripe'],
  paypal: ['paypal'],
  flypay: ['flypay'],
  flypayv2: ['flypayV2'],
  afterpay: ['afterpay'],
  // S1.07: both of its wallets, as far as the merchant has them.
  mastercard: ['apple', 'google'],
};

/** One button of a gateway. */
export interface WalletPart {
  /** Where a gateway has several wallets, each with a credential of its own. */
  readonly name: string | undefined;
  readonly load: WalletFile;
}

/** The wallets of a gateway type; undefined for a type that is not known. */
export function walletsOf(gatewayType: string): readonly WalletPart[] | undefined {
  const type = gatewayType.toLowerCase().replaceAll('_', '');
  const files = Object.hasOwn(WALLETS, type) ? WALLETS[type] : undefined;
  return files?.map((file) => ({ name: files.length > 1 ? file : undefined, load: WALLET_FILES[file] }));
}
