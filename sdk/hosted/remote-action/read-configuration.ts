import { type HostedPaymentType, isPaymentType } from '../../payment-rules/card/hosted-fields.ts';
import { readFormResult, type TokenResult } from './finish-data.ts';

/** The provider's data for one configuration token. */
export type FrameConfiguration = {
  token: string;
  gatewayId: string;
  gatewayType: string;
  type: HostedPaymentType;
  purpose: string;
  label: string | null;
  cardScheme: string | null;
  cardProcessingNetwork: string | null;
  definedFormFields: string[];
  /** False if further fields stay below the payment details, also those that the merchant's list names first. */
  placesFields: boolean;
  /** Whether the form asks for the card's security code; null if the purpose decides. */
  asksCode: boolean | null;
  result: TokenResult;
  /** The account's country according to the merchant (`address_country` of the configuration's meta). */
  country: string;
  gatewayRules: GatewayRule[];
};

/** A gateway's own limits for a field; they apply if the merchant sets `fields_validation`. */
export type GatewayRule = { field: string; least: number; most: number; isPlain: boolean };

const textOr = <T>(value: unknown, otherwise: T) => (typeof value === 'string' ? value : otherwise);
const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

function readRules(value: unknown): GatewayRule[] {
  return (Array.isArray(value) ? value : []).map((item) => {
    const { field, min_length, max_length, characters } = Object(item) as Record<string, unknown>;
    return {
      field: textOr(field, ''),
      least: numberOr(min_length, 0),
      most: numberOr(max_length, 255),
      isPlain: characters === 'bank',
    };
  });
}

/** Reads the provider's response; null if it describes no supported form. */
export function readFormConfiguration(token: string, data: unknown): FrameConfiguration | null {
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
    country: textOr((Object(record.meta) as Record<string, unknown>).address_country, ''),
    gatewayRules: readRules(record.gateway_field_rules),
    placesFields: record.dynamic_fields_position !== false,
    asksCode: typeof record.handle_cvv === 'boolean' ? record.handle_cvv : null,
    result: readFormResult(record),
    definedFormFields: fields.filter((field): field is string => typeof field === 'string'),
  };
}
