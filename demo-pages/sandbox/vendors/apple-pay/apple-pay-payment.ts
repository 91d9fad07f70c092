import { sandboxReference } from '../sandbox-outcomes.ts';
import { cardName, type WalletCard, type WalletContact } from '../sheet/wallet-cards.ts';

const NETWORKS = { visa: 'Visa', mastercard: 'MasterCard', amex: 'AmEx' };

/** An authorised payment in Apple's shape; its data says how the sandbox ends it. */
export function applePayment(card: WalletCard) {
  return {
    token: {
      paymentData: {
        version: 'EC_v1',
        data: sandboxReference('', card.outcome),
        signature: 'worth-nothing-outside-the-sandbox',
        header: { transactionId: sandboxReference('', card.outcome) },
      },
      paymentMethod: {
        displayName: cardName(card).replace(' ending in', ''),
        network: NETWORKS[card.scheme],
        type: 'credit',
      },
      transactionIdentifier: sandboxReference('', card.outcome),
    },
  };
}

/** What Apple tells of an address before the payment: too little to find the house. */
export function redactedContactOf({ city, state, postcode, country, countryName }: WalletContact) {
  return {
    locality: city,
    administrativeArea: state,
    postalCode: postcode,
    countryCode: country,
    country: countryName,
  };
}

/** The whole contact, told with the payment. */
export function contactOf(contact: WalletContact) {
  const { firstName, lastName, email, phone, line1 } = contact;
  return {
    ...redactedContactOf(contact),
    addressLines: [line1],
    givenName: firstName,
    familyName: lastName,
    emailAddress: email,
    phoneNumber: phone,
  };
}
