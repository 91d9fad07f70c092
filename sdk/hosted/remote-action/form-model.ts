import { digitsOf } from '../card/card-number.ts';
import { type CardScheme, detectScheme } from '../card/card-schemes.ts';
import { parseExpiry } from '../card/expiry.ts';
import { type FieldName, isFieldName } from '../card/form-fields.ts';
import { type FieldSpec, listFields } from './field-list.ts';
import type { FormConfiguration } from './form-configuration.ts';
import { formatFieldValue } from './format-field.ts';
import type { FrameOptions } from './frame-options.ts';
import { type FieldError, validateField } from './validate-field.ts';

/** What one payment type's form holds and knows, without a page around it. */
export class FormModel {
  readonly fields: readonly FieldSpec[];
  readonly #values = new Map<FieldName, string>();
  readonly #touched = new Set<FieldName>();

  constructor(
    readonly configuration: FormConfiguration,
    readonly options: FrameOptions,
  ) {
    this.fields = listFields(configuration, options);
    this.fill(options.values);
  }

  value(name: FieldName): string {
    return this.#values.get(name) ?? '';
  }

  setValue(name: FieldName, value: string): void {
    this.#values.set(name, value);
  }

  /** Takes the merchant's values; month and year meet in one field, unknown names are skipped. */
  fill(values: ReadonlyMap<string, string>): void {
    const month = values.get('expire_month');
    const year = values.get('expire_year');
    for (const [name, value] of values) {
      if (isFieldName(name) && name !== 'expire_month') this.setValue(name, formatFieldValue(name, value));
    }
    if (month !== undefined || year !== undefined) {
      const [shownMonth = '', shownYear = ''] = this.value('expire_month').split('/');
      this.setValue('expire_month', formatFieldValue('expire_month', `${month ?? shownMonth}/${year ?? shownYear}`));
    }
  }

  touch(name: FieldName): void {
    this.#touched.add(name);
  }

  touchAll(): void {
    for (const field of this.fields) this.touch(field.name);
  }

  isTouched(name: FieldName): boolean {
    return this.#touched.has(name);
  }

  get scheme(): CardScheme | null {
    return detectScheme(digitsOf(this.value('card_number')));
  }

  /** Errors of the fields that show, in their order; a hidden field cannot be corrected, so it is not asked for. */
  errors(hidden: ReadonlySet<string>, now: Date): Map<FieldName, FieldError> {
    const context = { ...this.options, cardNumber: this.value('card_number'), now };
    const errors = new Map<FieldName, FieldError>();
    for (const field of this.fields) {
      const error = hidden.has(field.name) ? null : validateField(field, this.value(field.name), context);
      if (error) errors.set(field.name, error);
    }
    return errors;
  }

  /** Body of the request for a one-time token. */
  tokenRequest(): Record<string, string> {
    const { gatewayId, type, cardScheme, cardProcessingNetwork } = this.configuration;
    const body: Record<string, string> = { gateway_id: gatewayId, type };
    for (const { name } of this.fields) {
      const value = this.value(name).trim();
      if (value === '') continue;
      if (name === 'expire_month') {
        const expiry = parseExpiry(value);
        body.expire_month = String(expiry?.month ?? '').padStart(2, '0');
        body.expire_year = String(expiry?.year ?? '').slice(2);
      } else if (/^(card_number|card_pin|account_(bsb|number|routing))$/.test(name)) body[name] = digitsOf(value);
      else body[name] = value;
    }
    if (type === 'gift_card') {
      if (cardScheme) body.card_scheme = cardScheme;
      if (cardProcessingNetwork) body.card_processing_network = cardProcessingNetwork;
    }
    return body;
  }
}
