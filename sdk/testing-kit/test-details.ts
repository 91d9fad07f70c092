/** Card numbers of the sandbox by what they do; any name, future expiry and security code go with them. */
export const TEST_CARD_NUMBERS = {
  approved: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  processingError: '4000000000000119',
  /** Approved after five seconds. */
  slow: '4000000000000077',
  /** Approved, and its refunds are refused. */
  refundsRefused: '4000000000005126',
  insufficientFunds: '4000000000009995',
  /** The bank asks the shopper for a code. */
  challenge: '4000000000003220',
  /** The bank confirms without asking. */
  frictionless: '4000000000003055',
  /** The bank refuses without asking. */
  refusedByBank: '4000000000003097',
} as const;

/** What a shopper types into a card form. */
export interface CardDetails {
  readonly name: string;
  readonly number: string;
  /** Month and two digits of the year, as they are typed: `1230`. */
  readonly expiry: string;
  readonly ccv: string;
}

/** A card that the sandbox approves. */
export const TEST_CARD: CardDetails = {
  name: 'Aroha Smith',
  number: TEST_CARD_NUMBERS.approved,
  expiry: '1230',
  ccv: '123',
};

/** The code that the sandbox's bank accepts. */
export const TEST_BANK_CODE = '123456';

/** What a shopper types into a form for a bank account; `bsb` is left out in New Zealand. */
export interface AccountDetails {
  readonly name: string;
  readonly bsb?: string | undefined;
  readonly number: string;
}

/** An Australian account that the sandbox accepts. */
export const TEST_ACCOUNT: AccountDetails = { name: 'Aroha Smith', bsb: '062000', number: '12345678' };

/** An account of New Zealand that the sandbox accepts. */
export const TEST_ACCOUNT_NZ: AccountDetails = { name: 'Aroha Smith', number: '010902006838900' };
