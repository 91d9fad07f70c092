import { parseExpiry } from '../../payment-rules/card/card-expiry.ts';
import type { FieldName } from '../../payment-rules/card/hosted-fields.ts';
import { digitsOf, toAsciiDigits } from '../../payment-rules/digits-of.ts';
import type { FormModel } from './form-model.ts';

const DIGITS_ONLY = /^(card_number|card_pin|account_(bsb|routing))$/;
const HAS_DIGITS = /^(account_number|phone2?|address_postcode)$/;

function sentValue(model: FormModel, name: FieldName, value: string): string {
  const country = model.phoneCountry(name);
  if (model.kit.phone && country) return model.kit.phone.international(country, value);
  // A New Zealand account keeps its hyphens, because they separate its four parts.
  const isNz = model.configuration.type === 'bank_account' && model.country === 'nz';
  const isNumber = DIGITS_ONLY.test(name) || (name === 'account_number' && !isNz);
  if (isNumber) return digitsOf(value);
  return HAS_DIGITS.test(name) ? toAsciiDigits(value) : value;
}

/** Body of the request for a one-time token: gateway and type, then the filled fields, flat. */
export function oneTimeTokenRequest(model: FormModel): Record<string, string> {
  const { gatewayId, type, cardScheme, cardProcessingNetwork } = model.configuration;
  const body: Record<string, string> = { gateway_id: gatewayId, type };
  for (const { name } of model.fields) {
    const value = model.value(name).trim();
    if (name === 'save_card_consent_accepted') body[name] = String(value === 'true');
    else if (value === '') continue;
    else if (name === 'expire_month') {
      const expiry = parseExpiry(value);
      body.expire_month = String(expiry?.month ?? '').padStart(2, '0');
      body.expire_year = String(expiry?.year ?? '').slice(2);
    } else body[name] = sentValue(model, name, value);
  }
  if (model.isCvvOnly) {
    body.enable_cvv_tokenization_mode = 'true';
    for (const name of ['card_number_last4', 'card_scheme', 'card_processing_network']) {
      const fact = model.fact(name);
      if (fact !== '') body[name] = fact;
    }
  }
  if (type === 'gift_card') {
    if (cardScheme) body.card_scheme = cardScheme;
    if (cardProcessingNetwork) body.card_processing_network = cardProcessingNetwork;
  }
  return body;
}
