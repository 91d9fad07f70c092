import { isPaymentType, type PaymentType } from '../card/form-fields.ts';

/** What the provider says about one configuration token. */
export type FormConfiguration = {
  token: string;
  gatewayId: string;
  gatewayType: string;
  type: PaymentType;
  purpose: string;
  label: string | null;
  cardScheme: string | null;
  cardProcessingNetwork: string | null;
  definedFormFields: string[];
};

const textOr = <T>(value: unknown, otherwise: T) => (typeof value === 'string' ? value : otherwise);

/** Reads the provider's answer; null when it describes no form that can be drawn. */
export function readConfiguration(token: string, data: unknown): FormConfiguration | null {
  if (typeof data !== 'object' || data === null) return null;
  const record = data as Record<string, unknown>;
  const type = textOr(record.type, '');
  const gatewayId = textOr(record.gateway_id, '');
  if (!isPaymentType(type) || gatewayId === '') return null;
  const fields = Array.isArray(record.defined_form_fields) ? record.defined_form_fields : [];
  return {
    token,
    gatewayId,
    type,
    gatewayType: textOr(record.gateway_type, ''),
    purpose: textOr(record.purpose, 'payment_source'),
    label: textOr(record.label, null),
    cardScheme: textOr(record.card_scheme, null),
    cardProcessingNetwork: textOr(record.card_processing_network, null),
    definedFormFields: fields.filter((field): field is string => typeof field === 'string'),
  };
}
