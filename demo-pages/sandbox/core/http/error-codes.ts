/** An error of the API as the table states it. */
interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 502 | 503;
  /** When it is answered, as the documents say it. */
  means: string;
  /** What the caller does about it: the `advice` of the answer. */
  advice: string;
  /** The field that is wrong, where it is always the same one. */
  field?: string;
}

/** Every error code of the API. A code keeps its meaning and its status; documents and tests read this table. */
export const ERROR_CODES = {
  validation_error: {
    status: 400,
    means: 'A field is missing or not valid; `details.path` names it.',
    advice: 'Correct the field that details.path names and send the request again.',
  },
  idempotency_key_required: {
    status: 400,
    means: 'The call needs an `Idempotency-Key` of 1 to 255 visible ASCII characters.',
    advice: 'Send an Idempotency-Key header, the same one for each try of one request.',
  },
  idempotency_conflict: {
    status: 409,
    means: 'The `Idempotency-Key` belongs to another request.',
    advice: 'Use a new key for a new request. The request of this key is not changed.',
  },
  unauthorized: {
    status: 401,
    means: 'The key is missing, unknown or over.',
    advice: 'Check the key and the header that it is sent in.',
  },
  access_forbidden: {
    status: 403,
    means: 'The credential is not for this page, call or record.',
    advice: 'Make the call from a server with the secret key, or list the page’s origin for the public key.',
  },
  token_required: {
    status: 403,
    means: 'The token of a wallet charge, a checkout or an authentication is missing or over.',
    advice: 'Send the token that your server got as x-access-token, or make a new one.',
  },
  session_expired: {
    status: 403,
    means: 'The token of a hosted view is unknown or over.',
    advice: 'Make a new token on your server and open the view again.',
  },
  operation_forbidden: {
    status: 403,
    means: 'The token of a hosted view does not permit this.',
    advice: 'Make a token that permits it, if the cardholder may see it.',
  },
  checkout_finished: {
    status: 403,
    means: 'The hosted checkout has ended.',
    advice: 'Read its outcome from your server, or make a new checkout.',
  },
  not_found: {
    status: 404,
    means: 'The merchant has no such record, or there is no such call.',
    advice: 'Check the address and the id, and that the key is of the same merchant.',
  },
  payload_too_large: {
    status: 413,
    means: 'The body is larger than 16 KiB.',
    advice: 'Send a smaller body.',
  },
  unsupported_media_type: {
    status: 415,
    means: 'The body is not `application/json`.',
    advice: 'Send JSON with the header content-type: application/json.',
  },
  rate_limited: {
    status: 429,
    means:
      'There were too many tries; `Retry-After` says how many seconds to wait. ' +
      'With `details.decline_code` `too_many_declines` they were of this card.',
    advice: 'Wait for the seconds of Retry-After. Nothing was charged.',
  },
  server_busy: {
    status: 500,
    means: 'The provider failed.',
    advice: 'Send the same request again with the same Idempotency-Key.',
  },
  service_unreachable: {
    status: 503,
    means: 'The wallet’s answer was lost. The money may have moved.',
    advice: 'Send the same request again: a charge is paid once.',
  },
  card_declined: {
    status: 400,
    means: 'The issuer declined; `details.decline_code` says why. No money moved.',
    advice: 'Ask for another card, or try again later if decline_code is insufficient_funds or issuer_unavailable.',
  },
  processing_error: {
    status: 502,
    means: 'The issuer could not process the card. No money moved.',
    advice: 'Try again later with a new Idempotency-Key, or ask for another card.',
  },
  mandate_revoked: {
    status: 400,
    means: 'The payer revoked the mandate of the bank account. No money moved.',
    advice: 'Ask the payer for a new mandate or another way to pay.',
    field: 'source_id',
  },
  mandate_required: {
    status: 400,
    means: 'The saved bank account has no mandate. No money moved.',
    advice: 'Save the bank account again with the mandate that its owner accepted.',
    field: 'source_id',
  },
  token_used: {
    status: 400,
    means: 'The one-time token was charged or saved before.',
    advice: 'Make a new token in the browser. The charge or source that used this one stays.',
    field: 'token',
  },
  token_invalid: {
    status: 400,
    means: 'There is no such one-time token.',
    advice: 'Send a token of this merchant that is not older than 30 minutes.',
    field: 'token',
  },
  token_expired: {
    status: 400,
    means: 'The one-time token is older than 30 minutes.',
    advice: 'Ask for the payment details again. Nothing was charged.',
    field: 'token',
  },
  token_not_chargeable: {
    status: 400,
    means: 'The token has a security code only.',
    advice: 'Send the token of a card, an account or a checkout.',
    field: 'token',
  },
  token_not_savable: {
    status: 400,
    means: 'Only cards, bank accounts and PayPal accounts are saved.',
    advice: 'Charge this token instead, or save another kind of source.',
    field: 'token',
  },
  payment_source_missing: {
    status: 400,
    means: 'The customer has no saved source.',
    advice: 'Save a source for this customer first.',
    field: 'customer_id',
  },
  capture_required: {
    status: 400,
    means: 'A bank account cannot be authorised first. No money moved.',
    advice: 'Charge the bank account without capture: false.',
    field: 'capture',
  },
  charge_not_authorised: {
    status: 400,
    means: 'The charge is not, or no longer, authorised: it was captured, cancelled, has expired or failed.',
    advice: 'Read the charge to see its status. Refund a charge that is complete.',
  },
  capture_exceeds_authorisation: {
    status: 400,
    means: 'More than the authorised amount. Nothing was captured.',
    advice: 'Capture at most the amount of the charge, and charge the rest separately.',
    field: 'amount',
  },
  charge_not_complete: {
    status: 400,
    means: 'Only a complete charge is refunded. No money moved.',
    advice: 'Read the charge to see its status. Cancel a charge that is authorised.',
  },
  refund_exceeds_charge: {
    status: 400,
    means: 'More than is left of what was captured. No money moved.',
    advice: 'Refund at most captured_amount less refunded_amount.',
    field: 'amount',
  },
  refund_refused: {
    status: 400,
    means: 'The payer’s bank does not take the refund. No money moved.',
    advice: 'Pay the money back in another way.',
  },
  '3ds_required': {
    status: 400,
    means: 'The card asks for 3-D Secure. No money moved; the token stays usable.',
    advice: 'Authenticate the shopper and charge with _3ds.id.',
    field: '_3ds.id',
  },
  '3ds_mismatch': {
    status: 400,
    means: 'The authentication was made for another payment or amount. No money moved.',
    advice: 'Authenticate the shopper for this payment.',
    field: '_3ds.id',
  },
  '3ds_not_authenticated': {
    status: 400,
    means: 'The shopper was not authenticated. No money moved.',
    advice: 'Let the shopper try again, or ask for another card.',
    field: '_3ds.id',
  },
  '3ds_used': {
    status: 400,
    means: 'The authentication was used for another charge. No money moved.',
    advice: 'Authenticate the shopper again for this charge.',
    field: '_3ds.id',
  },
  '3ds_result_not_ready': {
    status: 400,
    means: 'The issuer has not decided yet.',
    advice: 'Ask again when the frame or secondary_url says that the result is ready.',
  },
  '3ds_result_read': {
    status: 409,
    means: 'The result of the authentication was read before.',
    advice: 'Use the result that was read, or authenticate again.',
  },
  test_card_required: {
    status: 400,
    means: 'The sandbox takes its own test cards only.',
    advice: 'Use a test card of the sandbox, for example 4242 4242 4242 4242.',
    field: 'card_number',
  },
  test_wallet_required: {
    status: 400,
    means: 'The sandbox takes its own wallets only. No money moved.',
    advice: 'Pay with a sheet of the sandbox, or name a payment method like sandbox_approve.',
  },
  unsupported_payment_type: {
    status: 400,
    means: 'The gateway does not take this kind of payment.',
    advice: 'Choose a gateway for this kind of payment.',
    field: 'gateway_id',
  },
  unsupported_gateway: {
    status: 400,
    means: 'The gateway has no external checkout.',
    advice: 'Choose a gateway with a checkout at another company.',
    field: 'gateway_id',
  },
  unfulfilled_condition: {
    status: 400,
    means: 'The gateway, source or charge does not allow this call.',
    advice: 'Choose another gateway or source, or read the charge to see its status.',
  },
  invalid_amount: {
    status: 400,
    means: 'The amount of an external checkout is not valid.',
    advice: 'Send a decimal amount above zero with at most two decimals.',
    field: 'meta.amount',
  },
  checkout_not_approved: {
    status: 400,
    means: 'The shopper has not approved at the other company. No money moved.',
    advice: 'Wait for the shopper, or start the checkout again.',
    field: 'checkout_token',
  },
  charge_expired: {
    status: 400,
    means: 'The shopper of a wallet took longer than an hour. No money moved.',
    advice: 'Make a new wallet charge.',
  },
  wallet_not_approved: {
    status: 400,
    means: 'The shopper has not approved in the wallet. No money moved.',
    advice: 'Send the request after the wallet reports the approval.',
  },
  wallet_session_error: {
    status: 400,
    means: 'The wallet could not start a session. No money moved.',
    advice: 'Let the shopper try again or pay in another way.',
  },
  shipping_not_supported: {
    status: 400,
    means: 'The wallet’s address is in a country that nothing is sent to. No money moved.',
    advice: 'Let the shopper choose an address in Australia or New Zealand.',
    field: 'shipping',
  },
  declined: {
    status: 400,
    means: 'The payment was called off. No money moved.',
    advice: 'Make a new wallet charge when the shopper wants to pay.',
  },
  unspecified_error: {
    status: 400,
    means: 'The wallet could not make the payment. No money moved.',
    advice: 'Let the shopper pay in another way.',
  },
  review_refused: {
    status: 400,
    means: 'The payment was refused after a review. No money moved.',
    advice: 'Let the shopper pay in another way.',
  },
  callback_unexpected: {
    status: 409,
    means: 'The event does not belong to the checkout’s current instruction.',
    advice: 'Request the current instruction and report what belongs to it.',
    field: 'event',
  },
  invalid_transaction_details: {
    status: 400,
    means: 'PayPal’s setup token was not approved.',
    advice: 'Wait until the shopper has approved, or make a new setup token.',
  },
  wrong_code: {
    status: 400,
    means: 'The code for a stored card is not right.',
    advice: 'Let the cardholder check the code and try again.',
    field: 'code',
  },
  endpoint_exists: {
    status: 409,
    means: 'The webhook address is registered already.',
    advice: 'Rotate the secret of the registered endpoint, or delete it first.',
    field: 'url',
  },
  secret_key_in_page: {
    status: 403,
    means: 'A secret key came from a page. Whoever opened the page has it.',
    advice: 'Revoke this key, and use the secret key on your server alone; pages have the public key.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** What the table says about a code. */
export const errorEntry = (code: ErrorCode): ErrorEntry => ERROR_CODES[code];

/** Whether a stored text is a code of the table. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code);
