import { sandboxReference } from '../sandbox-outcomes.ts';
import type { WalletCard, WalletContact } from '../sheet/wallet-cards.ts';
import type { PaymentDataRequest } from './google-pay-shapes.ts';

const NETWORKS = { visa: 'VISA', mastercard: 'MASTERCARD', amex: 'AMEX' };

/** The part of an address that Google reveals before the payment. */
export function intermediateAddress({ city, state, postcode, country }: WalletContact) {
  return { administrativeArea: state, countryCode: country, locality: city, postalCode: postcode };
}

function fullAddress(contact: WalletContact) {
  const { firstName, lastName, line1, phone } = contact;
  return {
    ...intermediateAddress(contact),
    name: `${firstName} ${lastName}`,
    address1: line1,
    address2: '',
    address3: '',
    phoneNumber: phone,
  };
}

/** Payment data in Google's format; its token decides the outcome in the sandbox. */
export function googlePaymentData(
  request: PaymentDataRequest,
  choice: { card: WalletCard; contact: WalletContact; option: string },
): object {
  const { card, contact, option } = choice;
  const { billingAddressRequired } = request.allowedPaymentMethods[0]?.parameters ?? {};
  const token = {
    protocolVersion: 'ECv2',
    signature: 'worth-nothing-outside-the-sandbox',
    signedMessage: JSON.stringify({ encryptedMessage: sandboxReference('', card.outcome) }),
  };
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    ...(request.emailRequired ? { email: contact.email } : {}),
    paymentMethodData: {
      type: 'CARD',
      description: `${NETWORKS[card.scheme]} •••• ${card.last4}`,
      info: {
        cardNetwork: NETWORKS[card.scheme],
        cardDetails: card.last4,
        ...(billingAddressRequired ? { billingAddress: fullAddress(contact) } : {}),
      },
      tokenizationData: { type: 'PAYMENT_GATEWAY', token: JSON.stringify(token) },
    },
    ...(request.shippingAddressRequired ? { shippingAddress: fullAddress(contact) } : {}),
    ...(request.shippingOptionRequired ? { shippingOptionData: { id: option } } : {}),
  };
}
