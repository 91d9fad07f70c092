import { isCardNumber } from '../../payment-rules/card/card-number.ts';
import { digitsOf } from '../../payment-rules/digits-of.ts';
import type { FormModel } from './form-model.ts';

/** The `metaChange` event: card data that may leave the frame. The last digits only once the number is complete. */
export function metaOf(model: FormModel): Record<string, string | number> {
  const { token: configuration_token, type, gatewayType: gateway_type } = model.configuration;
  const digits = digitsOf(model.value('card_number'));
  return {
    configuration_token,
    type,
    gateway_type,
    ...(model.scheme ? { card_scheme: model.scheme.name } : {}),
    ...(digits ? { card_number_length: digits.length } : {}),
    ...(type === 'card' && isCardNumber(digits) ? { card_number_last4: digits.slice(-4) } : {}),
  };
}
