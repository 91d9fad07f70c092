/** A gateway's own limits for a field, which the form applies when the merchant sets `fields_validation`. */
export type GatewayFieldRule = {
  field: string;
  min_length?: number;
  max_length?: number;
  /** `bank`: only the letters, digits and punctuation that bank files allow. */
  characters?: 'bank';
};

const RULES: Record<string, Record<string, readonly GatewayFieldRule[]>> = {
  HavenCards: { card: [{ field: 'card_name', min_length: 2, max_length: 26 }] },
  HavenBank: {
    bsb: [
      { field: 'account_name', min_length: 2, max_length: 32, characters: 'bank' },
      { field: 'account_number', min_length: 6, max_length: 9 },
    ],
    bank_account: [{ field: 'account_name', min_length: 2, max_length: 32, characters: 'bank' }],
  },
  HavenGift: { gift_card: [{ field: 'card_number', min_length: 16, max_length: 19 }] },
};

export function gatewayFieldRules(gatewayType: string, paymentType: string): readonly GatewayFieldRule[] {
  return RULES[gatewayType]?.[paymentType] ?? [];
}
