import { sandboxReference } from '../sandbox-outcomes.ts';
import { cardName, type WalletCard, type WalletContact } from '../sheet/wallet-cards.ts';

const NETWORKS = { visa: 'Visa', mastercard: 'MasterCard', amex: 'AmEx' };

/** An authorised payment in Apple's format; its data decides the outcome in the sandbox. */
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

/** The part of an address that Apple reveals before the payment, without street and house. */
export function redactedContactOf({ city, state, postcode, country, countryName }: WalletContact) {
  return {
    locality: city,
    administrativeArea: state,
    postalCode: postcode,
    countryCode: country,
    country: countryName,
  };
}

/** The complete contact, revealed with the payment. */
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
