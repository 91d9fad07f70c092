import { sandboxReference } from '../sandbox-outcomes.ts';
import { cardName, type WalletCard, type WalletContact } from '../sheet/wallet-cards.ts';
import type { AppleUpdate } from './assert-apple-pay-request.ts';

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

const ANSWER_MS = 30_000;

/** The session's pending request to the merchant's page, one at a time: a missing answer ends the session. */
export class ApplePayCompletions {
  #open: { name: string; resolve: (update: AppleUpdate) => void; reject: (error: Error) => void } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly onTimeout: () => void) {}

  /** Waits for the completion with this name. Rejects when the session ends first. */
  ask(name: string): Promise<AppleUpdate> {
    return new Promise((resolve, reject) => {
      this.#open = { name, resolve, reject };
      this.#timer = setTimeout(this.onTimeout, ANSWER_MS);
    });
  }

  /** Throws when no event is waiting for this completion, as Apple's session does. */
  answer(name: string, update: AppleUpdate): void {
    if (this.#open?.name !== name) {
      throw new DOMException(`Nothing waits for this completion: ${name}.`, 'InvalidStateError');
    }
    this.#settle()?.resolve(update ?? {});
  }

  abandon(): void {
    this.#settle()?.reject(new DOMException('The session has ended.', 'AbortError'));
  }

  #settle() {
    clearTimeout(this.#timer);
    const open = this.#open;
    this.#open = undefined;
    return open;
  }
}
