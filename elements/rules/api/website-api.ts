import { BOT_CHECK_TOKEN_HEADER } from '#rules/bot-check/bot-check-headers.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { BEQUEST_FIELDS, type BequestGuideRequest } from '#rules/forms/bequest-fields.ts';
import { PETITION_FIELDS, type Petition } from '#rules/forms/petition-fields.ts';
import { SUBSCRIBER_FIELDS, type Subscriber } from '#rules/forms/subscriber-fields.ts';
import { DONOR_FIELDS, type DonorUpdate } from '#rules/forms/update-details-fields.ts';
import { CUSTOMER_FIELDS, type GiftStoreCustomer } from '#rules/shop/customer.ts';
import {
  type AddressMatch,
  addressDetailsSchema,
  addressSuggestionsSchema,
  type ResolvedAddress,
} from './address-schemas.ts';
import { type BequestResponse, bequestResponseSchema } from './bequest-schemas.ts';
import { type Cart, cartSchema, type EcardsResponse, ecardsResponseSchema, type PostedEcard } from './cart-schemas.ts';
import { type DonorUpdateResponse, donorUpdateResponseSchema } from './donor-schemas.ts';
import {
  MEDIA_FEED_FIELDS,
  type MediaFeedQuery,
  type MediaFeedResponse,
  mediaFeedResponseSchema,
} from './media-feed-schemas.ts';
import {
  type GiftPaymentResponse,
  type GiftPaymentSubmission,
  giftPaymentResponseSchema,
  PAYMENT_FIELDS,
  type PaymentStatus,
  paymentStatusSchema,
} from './payment-schemas.ts';
import { type JsonCall, sendJson } from './send-json.ts';
import { errorList, looseText, successFlag, z } from './zod.ts';

/** The response to the subscriber's post (W7.06). */
const subscriberResponseSchema = z.object({ success: successFlag, id: looseText, email: looseText });

/** The response to the petition's post (W7.07). */
const petitionResponseSchema = z.object({ success: successFlag });

type SubscriberResponse = z.infer<typeof subscriberResponseSchema>;
type PetitionResponse = z.infer<typeof petitionResponseSchema>;

/** The response to the customer form's post; without errors the page goes on (W2.38). */
const customerResponseSchema = z.object({ errors: errorList });

type CustomerResponse = z.infer<typeof customerResponseSchema>;

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

export interface ApiCallOptions {
  readonly signal?: AbortSignal | undefined;
  /** An address that replaces the specification's, from a block's `action` attribute. */
  readonly action?: string | undefined;
  /** The token of the bot check that an earlier response requested (`bot_check`); it is sent in a header. */
  readonly botCheckToken?: string | undefined;
}

/** The website's calls. Each is made once, without retries, and fails only with a WebsiteApiError. */
export interface WebsiteApi {
  /** The cart at `action` (`/cart`, `/nz/cart`). */
  getCart(action: string, options?: ApiCallOptions): Promise<Cart>;
  /** Adds `quantity` of an item to the cart. */
  addToCart(action: string, item: { itemId: string; quantity: number }, options?: ApiCallOptions): Promise<Cart>;
  /** Sets a line's quantity to exactly `quantity`. */
  setQuantity(action: string, item: { itemId: string; quantity: number }, options?: ApiCallOptions): Promise<Cart>;
  removeFromCart(action: string, itemId: string, options?: ApiCallOptions): Promise<Cart>;
  /** Stores the e-cards at `action` (`/cart/e-cards`); returns the address of the next page. */
  saveEcards(action: string, cards: readonly PostedEcard[], options?: ApiCallOptions): Promise<EcardsResponse>;
  searchAddresses(
    query: { address: string; country: SiteCountryCode },
    options?: ApiCallOptions,
  ): Promise<AddressMatch[]>;
  getAddress(searchId: string, options?: ApiCallOptions): Promise<ResolvedAddress>;
  /** Posts exactly the 5 fields of the subscriber; `success` false is a result, not an exception. */
  submitSubscriber(subscriber: Subscriber, options?: ApiCallOptions): Promise<SubscriberResponse>;
  /** Posts exactly the 12 fields of the petition; `success` false is a result, not an exception. */
  submitPetition(petition: Petition, options?: ApiCallOptions): Promise<PetitionResponse>;
  /** Posts exactly the 13 fields of the customer; `errors` empty means success. */
  submitCustomer(customer: GiftStoreCustomer, options?: ApiCallOptions): Promise<CustomerResponse>;
  /** Posts exactly the 7 fields of the media feed's filter; `success` false is a result, not an exception. */
  filterMediaFeed(query: MediaFeedQuery, options?: ApiCallOptions): Promise<MediaFeedResponse>;
  /** Posts exactly the 11 fields of the payment; `errors` empty means success. */
  submitPayment(payment: GiftPaymentSubmission, options?: ApiCallOptions): Promise<GiftPaymentResponse>;
  /** Requests the state of a posted payment; changes nothing. */
  paymentStatus(payment: GiftPaymentSubmission, options?: ApiCallOptions): Promise<PaymentStatus>;
  /** Posts exactly the 7 fields of the bequest guide request; `bequestFailed` checks the response. */
  submitBequest(request: BequestGuideRequest, options?: ApiCallOptions): Promise<BequestResponse>;
  /** Posts exactly the 31 fields of the donor update; `donorUpdateFailed` checks the response. */
  submitDonorUpdate(update: DonorUpdate, options?: ApiCallOptions): Promise<DonorUpdateResponse>;
}

type Limits = Partial<Pick<JsonCall<z.ZodMiniType>, 'mayHaveErrors' | 'timeoutMs'>>;

const WITH_ERRORS = { mayHaveErrors: true } as const;

/** A client for the website's calls, for browsers and Node. */
export function createWebsiteApi({ fetch, origin, timeoutMs }: WebsiteApiOptions = {}): WebsiteApi {
  const call = <Schema extends z.ZodMiniType>(
    path: string,
    options: ApiCallOptions | undefined,
    request: Pick<JsonCall<Schema>, 'schema' | 'body'> & Limits,
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
  const postCart = (action: string, body: Record<string, unknown>, options?: ApiCallOptions) =>
    call(action, { ...options, action }, { body, schema: cartSchema });
  const post =
    <Input extends object, Schema extends z.ZodMiniType>(
      path: string,
      fields: readonly (keyof Input)[],
      schema: Schema,
      limits?: Limits,
    ) =>
    (input: Input, options?: ApiCallOptions) =>
      call(path, options, { ...limits, body: only(input, fields), schema });
  const postPayment = <Schema extends z.ZodMiniType>(path: string, schema: Schema, limits?: Limits) => {
    const send = post<GiftPaymentSubmission, Schema>(path, PAYMENT_FIELDS, schema, limits);
    return (payment: GiftPaymentSubmission, options?: ApiCallOptions) => send({ ...payment, ipAddress: '' }, options);
  };

  return {
    getCart: (action, options) => call(action, { ...options, action }, { schema: cartSchema }),
    addToCart: (action, item, options) => postCart(action, { intent: 'add', ...item }, options),
    setQuantity: (action, item, options) => postCart(action, { intent: 'set', ...item }, options),
    removeFromCart: (action, itemId, options) => postCart(action, { intent: 'remove', itemId }, options),
    saveEcards: (action, cards, options) =>
      call(action, { ...options, action }, { body: { cards: cards.map(postedCard) }, schema: ecardsResponseSchema }),
    searchAddresses: ({ address, country }, options) =>
      call(withQuery(options?.action || WEBSITE_PATHS.searchAddresses, { address, country }), dropAction(options), {
        schema: addressSuggestionsSchema,
      }),
    getAddress: (searchId, options) =>
      call(withQuery(options?.action || WEBSITE_PATHS.getAddress, { searchId }), dropAction(options), {
        schema: addressDetailsSchema,
      }),
    submitSubscriber: post(WEBSITE_PATHS.submitSubscriber, SUBSCRIBER_FIELDS, subscriberResponseSchema),
    submitPetition: post(WEBSITE_PATHS.submitPetition, PETITION_FIELDS, petitionResponseSchema),
    submitCustomer: post(WEBSITE_PATHS.submitCustomer, CUSTOMER_FIELDS, customerResponseSchema, WITH_ERRORS),
    filterMediaFeed: post(WEBSITE_PATHS.filterMediaFeed, MEDIA_FEED_FIELDS, mediaFeedResponseSchema),
    submitPayment: postPayment(WEBSITE_PATHS.submitPayment, giftPaymentResponseSchema, {
      ...WITH_ERRORS,
      timeoutMs: PAYMENT_TIMEOUT_MS,
    }),
    paymentStatus: postPayment(WEBSITE_PATHS.paymentStatus, paymentStatusSchema),
    submitBequest: post(WEBSITE_PATHS.submitBequest, BEQUEST_FIELDS, bequestResponseSchema, WITH_ERRORS),
    submitDonorUpdate: post(WEBSITE_PATHS.submitDonorUpdate, DONOR_FIELDS, donorUpdateResponseSchema, WITH_ERRORS),
  };
}

function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

function dropAction(options: ApiCallOptions | undefined): ApiCallOptions {
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
