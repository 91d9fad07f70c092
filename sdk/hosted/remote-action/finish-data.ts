import { parseExpiry } from '../../payment-rules/card/card-expiry.ts';
import { isCardNumber } from '../../payment-rules/card/card-number.ts';
import { CONTACT_FIELDS } from '../../payment-rules/card/hosted-fields.ts';
import { digitsOf } from '../../payment-rules/digits-of.ts';
import { consentOf, type FormModel } from './form-model.ts';

/** What becomes of a form's result; null where the merchant's configuration is silent. */
export type TokenResult = {
  /** The merchant's pages for the shopper, after success and after a failure. */
  successPage: string | null;
  errorPage: string | null;
  /** True if the page shows the outcome itself. */
  isQuiet: boolean;
  /** The names that `finish` may carry beside the token. */
  allowedData: string[] | null;
  customerId: string | null;
};

const pageOf = (value: unknown) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? value : null;

/** Reads the fields of the provider's response; the address of a page must be http(s). */
export function readFormResult(record: Record<string, unknown>): TokenResult {
  const { allowed_response_data: allowed, customer_id: customer } = record;
  return {
    successPage: pageOf(record.success_redirect_url),
    errorPage: pageOf(record.error_redirect_url),
    isQuiet: record.disable_result_message === true,
    allowedData: Array.isArray(allowed) ? allowed.filter((name): name is string => typeof name === 'string') : null,
    customerId: typeof customer === 'string' ? customer : null,
  };
}

/** Details that may leave the frame, by the names that the merchant can allow; of numbers only the last digits. */
function readableDetails(model: FormModel): Record<string, unknown> {
  const { gatewayId: gateway_id, result } = model.configuration;
  const card = digitsOf(model.value('card_number'));
  const expiry = parseExpiry(model.value('expire_month'));
  return {
    gateway_id,
    customer_id: result.customerId,
    card_name: model.value('card_name'),
    card_number_last4: isCardNumber(card) ? card.slice(-4) : model.fact('card_number_last4'),
    card_scheme: model.scheme?.name,
    expire_month: expiry?.month,
    expire_year: expiry?.year,
    account_name: model.value('account_name'),
    account_number: digitsOf(model.value('account_number')).slice(-4),
    ...Object.fromEntries(CONTACT_FIELDS.map((name) => [name, model.value(name).trim()])),
  };
}

/** The data of `finish`: the token, with what the merchant allows. */
export function finishData(model: FormModel, payment_source: string): Record<string, unknown> {
  const { token: configuration_token, type, gatewayType: gateway_type, result } = model.configuration;
  const usual = { configuration_token, type, gateway_type, ...consentOf(model) };
  if (!result.allowedData) return { ...usual, payment_source };
  const details = Object.entries({ ...readableDetails(model), ...usual });
  const allowed = details.filter(
    ([name, value]) => result.allowedData?.includes(name) && value !== '' && value != null,
  );
  return { ...Object.fromEntries(allowed), payment_source };
}
