import { BOT_CHECK_TOKEN_HEADER } from '#rules/bot-check/bot-check-headers.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { BEQUEST_FIELDS, type BequestGuideRequest } from '#rules/forms/bequest-fields.ts';
import { PETITION_FIELDS, type Petition } from '#rules/forms/petition-fields.ts';
import { SUBSCRIBER_FIELDS, type Subscriber } from '#rules/forms/subscriber-fields.ts';
import { DONOR_FIELDS, type DonorUpdate } from '#rules/forms/update-details-fields.ts';
import { CUSTOMER_FIELDS, type GiftStoreCustomer } from '#rules/shop/customer.ts';
import {
  type AddressDetails,
  type AddressSuggestion,
  addressDetailsSchema,
  addressSuggestionsSchema,
} from './address-schemas.ts';
import { type BequestAnswer, bequestAnswerSchema } from './bequest-schemas.ts';
import { type Cart, cartSchema, type EcardsAnswer, ecardsAnswerSchema, type PostedEcard } from './cart-schemas.ts';
import { type CustomerAnswer, customerAnswerSchema } from './customer-schemas.ts';
import { type DonorUpdateAnswer, donorUpdateAnswerSchema } from './donor-schemas.ts';
import {
  type PetitionAnswer,
  petitionAnswerSchema,
  type SubscriberAnswer,
  subscriberAnswerSchema,
} from './form-schemas.ts';
import {
  MEDIA_FEED_FIELDS,
  type MediaFeedAnswer,
  type MediaFeedQuery,
  mediaFeedAnswerSchema,
} from './media-feed-schemas.ts';
import {
  PAYMENT_FIELDS,
  type PaymentAnswer,
  type PaymentStatus,
  type PaymentSubmission,
  paymentAnswerSchema,
  paymentStatusSchema,
} from './payment-schemas.ts';
import { type JsonCall, sendJson } from './send-json.ts';
import type { z } from './zod.ts';

/** The addresses of the calls, exactly as specified (W7.01, W7.04, W7.05, W7.08, W7.09, W7.11). */
export const WEBSITE_PATHS = {
  searchAddresses: '/umbraco/api/AddressAutocomplete/Search',
  getAddress: '/umbraco/api/AddressAutocomplete/Get',
  submitSubscriber: '/umbraco/api/SubscriberForm/SubmitNewSubscriber/',
  submitPetition: '/umbraco/api/PetitionForm/SubmitPetition/',
  submitCustomer: '/umbraco/api/CustomerForm/SubmitGiftStoreCustomerForm/',
  filterMediaFeed: '/umbraco/api/MediaFeed/SubmitMediaFeedFilters/',
  submitPayment: '/umbraco/api/GiftStorePayment/SubmitPaydockWidget/',
  /** Not in the specification: the state of a payment whose response was lost. */
  paymentStatus: '/umbraco/api/GiftStorePayment/PaymentStatus/',
  submitBequest: '/umbraco/api/BequestGuideForm/Submit/',
  submitDonorUpdate: '/umbraco/api/UpdateDetailsForm/SubmitForm',
} as const;

export const DEFAULT_TIMEOUT_MS = 30_000;
/** A payment may have to wait for the card's issuer. */
export const PAYMENT_TIMEOUT_MS = 60_000;

export interface WebsiteApiOptions {
  /** The fetch to use; by default the global one at the time of each call. */
  readonly fetch?: typeof globalThis.fetch;
  /** The site's origin; needed only outside a page. */
  readonly origin?: string;
  /** The time limit of one call in ms; by default 30 s, and 60 s for a payment. */
  readonly timeoutMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** An address that replaces the specification's, from a block's `action` attribute. */
  readonly action?: string | undefined;
  /** The token of the bot check that an earlier response requested (`bot_check`); it is sent in a header. */
  readonly botCheckToken?: string | undefined;
}

/** The website's calls. Each is made once, without retries, and fails only with a WebsiteApiError. */
export interface WebsiteApi {
  /** The cart at `action` (`/cart`, `/nz/cart`). */
  getCart(action: string, options?: CallOptions): Promise<Cart>;
  /** Adds `quantity` of an item to the cart. */
  addToCart(action: string, item: { itemId: string; quantity: number }, options?: CallOptions): Promise<Cart>;
  /** Sets a line's quantity to exactly `quantity`. */
  setQuantity(action: string, item: { itemId: string; quantity: number }, options?: CallOptions): Promise<Cart>;
  removeFromCart(action: string, itemId: string, options?: CallOptions): Promise<Cart>;
  /** Stores the e-cards at `action` (`/cart/e-cards`); returns the address of the next page. */
  saveEcards(action: string, cards: readonly PostedEcard[], options?: CallOptions): Promise<EcardsAnswer>;
  searchAddresses(
    query: { address: string; country: SiteCountryCode },
    options?: CallOptions,
  ): Promise<AddressSuggestion[]>;
  getAddress(searchId: string, options?: CallOptions): Promise<AddressDetails>;
  /** Posts exactly the 5 fields of the subscriber; `success` false is a result, not an exception. */
  submitSubscriber(subscriber: Subscriber, options?: CallOptions): Promise<SubscriberAnswer>;
  /** Posts exactly the 12 fields of the petition; `success` false is a result, not an exception. */
  submitPetition(petition: Petition, options?: CallOptions): Promise<PetitionAnswer>;
  /** Posts exactly the 13 fields of the customer; `errors` empty means success. */
  submitCustomer(customer: GiftStoreCustomer, options?: CallOptions): Promise<CustomerAnswer>;
  /** Posts exactly the 7 fields of the media feed's filter; `success` false is a result, not an exception. */
  filterMediaFeed(query: MediaFeedQuery, options?: CallOptions): Promise<MediaFeedAnswer>;
  /** Posts exactly the 11 fields of the payment; `errors` empty means success. */
  submitPayment(payment: PaymentSubmission, options?: CallOptions): Promise<PaymentAnswer>;
  /** Requests the state of a posted payment; changes nothing. */
  paymentStatus(payment: PaymentSubmission, options?: CallOptions): Promise<PaymentStatus>;
  /** Posts exactly the 7 fields of the bequest guide request; `bequestFailed` checks the response. */
  submitBequest(request: BequestGuideRequest, options?: CallOptions): Promise<BequestAnswer>;
  /** Posts exactly the 31 fields of the donor update; `donorUpdateFailed` checks the response. */
  submitDonorUpdate(update: DonorUpdate, options?: CallOptions): Promise<DonorUpdateAnswer>;
}

/** A client for the website's calls, for browsers and Node. */
export function createWebsiteApi({ fetch, origin, timeoutMs }: WebsiteApiOptions = {}): WebsiteApi {
  const call = <Schema extends z.ZodMiniType>(
    path: string,
    options: CallOptions | undefined,
    request: Pick<JsonCall<Schema>, 'answer' | 'body' | 'answersWithErrors'> & { timeoutMs?: number },
  ) => {
    const address = options?.action || path;
    return sendJson(fetch ?? globalThis.fetch.bind(globalThis), {
      ...request,
      url: origin === undefined ? address : new URL(address, origin).href,
      timeoutMs: timeoutMs ?? request.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      signal: options?.signal,
      headers: options?.botCheckToken ? { [BOT_CHECK_TOKEN_HEADER]: options.botCheckToken } : undefined,
    });
  };
  const postCart = (action: string, body: Record<string, unknown>, options?: CallOptions) =>
    call(action, { ...options, action }, { body, answer: cartSchema });

  return {
    getCart: (action, options) => call(action, { ...options, action }, { answer: cartSchema }),
    addToCart: (action, item, options) => postCart(action, { intent: 'add', ...item }, options),
    setQuantity: (action, item, options) => postCart(action, { intent: 'set', ...item }, options),
    removeFromCart: (action, itemId, options) => postCart(action, { intent: 'remove', itemId }, options),
    saveEcards: (action, cards, options) =>
      call(action, { ...options, action }, { body: { cards: cards.map(postedCard) }, answer: ecardsAnswerSchema }),
    searchAddresses: ({ address, country }, options) =>
      call(withQuery(options?.action || WEBSITE_PATHS.searchAddresses, { address, country }), dropAction(options), {
        answer: addressSuggestionsSchema,
      }),
    getAddress: (searchId, options) =>
      call(withQuery(options?.action || WEBSITE_PATHS.getAddress, { searchId }), dropAction(options), {
        answer: addressDetailsSchema,
      }),
    submitSubscriber: (subscriber, options) =>
      call(WEBSITE_PATHS.submitSubscriber, options, {
        body: only(subscriber, SUBSCRIBER_FIELDS),
        answer: subscriberAnswerSchema,
      }),
    submitPetition: (petition, options) =>
      call(WEBSITE_PATHS.submitPetition, options, {
        body: only(petition, PETITION_FIELDS),
        answer: petitionAnswerSchema,
      }),
    submitCustomer: (customer, options) =>
      call(WEBSITE_PATHS.submitCustomer, options, {
        body: only(customer, CUSTOMER_FIELDS),
        answer: customerAnswerSchema,
        answersWithErrors: true,
      }),
    filterMediaFeed: (query, options) =>
      call(WEBSITE_PATHS.filterMediaFeed, options, {
        body: only(query, MEDIA_FEED_FIELDS),
        answer: mediaFeedAnswerSchema,
      }),
    submitPayment: (payment, options) =>
      call(WEBSITE_PATHS.submitPayment, options, {
        body: only({ ...payment, ipAddress: '' }, PAYMENT_FIELDS),
        answer: paymentAnswerSchema,
        answersWithErrors: true,
        timeoutMs: PAYMENT_TIMEOUT_MS,
      }),
    paymentStatus: (payment, options) =>
      call(WEBSITE_PATHS.paymentStatus, options, {
        body: only({ ...payment, ipAddress: '' }, PAYMENT_FIELDS),
        answer: paymentStatusSchema,
      }),
    submitBequest: (request, options) =>
      call(WEBSITE_PATHS.submitBequest, options, {
        body: only(request, BEQUEST_FIELDS),
        answer: bequestAnswerSchema,
        answersWithErrors: true,
      }),
    submitDonorUpdate: (update, options) =>
      call(WEBSITE_PATHS.submitDonorUpdate, options, {
        body: only(update, DONOR_FIELDS),
        answer: donorUpdateAnswerSchema,
        answersWithErrors: true,
      }),
  };
}

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

function dropAction(options: CallOptions | undefined): CallOptions {
  return { signal: options?.signal };
}

function postedCard(card: PostedEcard): PostedEcard {
  const fields = [
    'instanceId',
    'cardType',
    'recipientName',
    'recipientEmailAddress',
    'message',
    'senderName',
    'design',
  ] as const;
  return only(card, fields);
}

/** Only the named fields, in their order, so that no other data of a page is sent. */
function only<Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
