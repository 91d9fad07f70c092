import { type AccountCountry, accountCountryOf } from '../../payment-rules/bank/account-country.ts';
import { parseExpiry } from '../../payment-rules/card/card-expiry.ts';
import { isCardNumber } from '../../payment-rules/card/card-number.ts';
import { CARD_SCHEMES, type CardScheme, detectScheme } from '../../payment-rules/card/card-schemes.ts';
import { type FieldName, isFieldName } from '../../payment-rules/card/hosted-fields.ts';
import { digitsOf, toAsciiDigits } from '../../payment-rules/digits-of.ts';
import { type FieldSpec, isCvvOnly, listFields } from './field-list.ts';
import { type FormKit, PLAIN_KIT } from './form-kit.ts';
import { formatFieldValue } from './format-field.ts';
import type { FrameOptions } from './frame-options.ts';
import type { FrameConfiguration } from './read-configuration.ts';
import { type FieldProblem, validateField } from './validate-field.ts';

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
function oneTimeTokenRequest(model: FormModel): Record<string, string> {
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

const isPhone = (name: FieldName): name is 'phone' | 'phone2' => name === 'phone' || name === 'phone2';

/** The consent in `finish` to save the card, if the form asked for it. */
export function consentOf(model: FormModel): { save_card_consent_accepted?: boolean } {
  const name = 'save_card_consent_accepted';
  const isListed = model.fields.some((field) => field.name === name);
  return isListed ? { [name]: model.value(name) === 'true' } : {};
}

/** The state and the rules of one payment type's form, without DOM. */
export class FormModel {
  readonly #values = new Map<FieldName, string>();
  readonly #touched = new Set<FieldName>();
  /** Values without an input, such as the last digits of a saved card. */
  readonly #facts = new Map<string, string>();
  readonly #phoneCountries = new Map<FieldName, string>();
  readonly isCvvOnly: boolean;
  /** True if the visitor chooses the account's country, because the merchant did not. */
  readonly choosesCountry: boolean;
  #country: AccountCountry;
  #fields: readonly FieldSpec[];

  constructor(
    readonly configuration: FrameConfiguration,
    readonly options: FrameOptions,
    readonly kit: FormKit = PLAIN_KIT,
  ) {
    this.isCvvOnly = isCvvOnly(configuration, options);
    const country = accountCountryOf(options.values.get('address_country')) ?? accountCountryOf(configuration.country);
    this.choosesCountry = configuration.type === 'bank_account' && country === null;
    this.#country = country ?? accountCountryOf(options.language) ?? 'au';
    this.#fields = this.#list();
    this.fill(options.values);
  }

  #list(): readonly FieldSpec[] {
    return listFields(this.configuration, this.options, this.kit.texts, this.#country);
  }

  get fields(): readonly FieldSpec[] {
    return this.#fields;
  }

  get country(): AccountCountry {
    return this.#country;
  }

  /** Account numbers differ by country, so the values of the old country's fields are removed. */
  chooseCountry(country: AccountCountry): void {
    this.#country = country;
    for (const name of ['account_bsb', 'account_number', 'account_routing'] as const) {
      this.#values.delete(name);
      this.#touched.delete(name);
    }
    this.#fields = this.#list();
  }

  value(name: FieldName): string {
    return this.#values.get(name) ?? '';
  }

  fact(name: string): string {
    return this.#facts.get(name) ?? '';
  }

  setValue(name: FieldName, value: string): void {
    this.#values.set(name, value);
  }

  /** The country whose mask a phone field uses; empty if it has no mask. */
  phoneCountry(name: FieldName): string {
    const { phone, texts } = this.kit;
    const mask = this.options.phoneMask;
    if (!phone || !mask || !isPhone(name)) return '';
    const region = /[-_]([a-z]{2})$/i.exec(this.options.language)?.[1] ?? '';
    const list = phone.countries(mask, (code) => code + texts.language);
    return this.#phoneCountries.get(name) ?? phone.initialCountry(mask, list, region);
  }

  choosePhoneCountry(name: FieldName, code: string): void {
    this.#phoneCountries.set(name, code);
    this.setValue(name, this.format(name, this.value(name)));
  }

  /** How a field displays a text, by its name, type and country. */
  format(name: FieldName, text: string, isDeleting = false): string {
    const { bank, phone } = this.kit;
    if (name === 'card_number' && this.configuration.type === 'gift_card') {
      return digitsOf(text)
        .slice(0, 19)
        .replace(/(\d{4})(?=\d)/g, '$1 ');
    }
    if (name === 'account_bsb' && bank) return bank.formatBsb(text);
    const isNz = this.configuration.type === 'bank_account' && this.#country === 'nz';
    if (name === 'account_number' && bank && isNz) return bank.formatNzAccount(text);
    const country = this.phoneCountry(name);
    return phone && country ? phone.format(country, text) : formatFieldValue(name, text, isDeleting);
  }

  /** Sets the merchant's values; month and year share one field, and names without an input are stored as facts. */
  fill(values: ReadonlyMap<string, string>): void {
    const month = values.get('expire_month');
    const year = values.get('expire_year');
    for (const [name, value] of values) {
      if (!isFieldName(name)) this.#facts.set(name, value);
      else if (name !== 'expire_month') this.setValue(name, this.format(name, value));
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

  /** The scheme of the typed number; for a saved card, the one that the merchant named. */
  get scheme(): CardScheme | null {
    if (!this.isCvvOnly) return detectScheme(digitsOf(this.value('card_number')));
    const named = this.fact('card_scheme').toLowerCase();
    return CARD_SCHEMES.find(({ name }) => name === named) ?? null;
  }

  /** Errors of the visible fields, in order; a hidden field cannot be corrected, so it is not validated. */
  errors(hidden: ReadonlySet<string>, now: Date): Map<FieldName, FieldProblem> {
    const { type, gatewayRules } = this.configuration;
    const { scheme, isCvvOnly, kit, options, country } = this;
    const errors = new Map<FieldName, FieldProblem>();
    for (const field of this.fields) {
      const phoneCountry = this.phoneCountry(field.name);
      const limits = options.fieldsValidation ? gatewayRules : [];
      const context = { ...options, scheme, isCvvOnly, now, type, country, phoneCountry, gatewayRules: limits, kit };
      const value = this.value(field.name).replace(/^false$/, field.name.startsWith('save_') ? '' : 'false');
      const error = hidden.has(field.name) ? null : validateField(field, value, context);
      if (error) errors.set(field.name, error);
    }
    return errors;
  }

  /** Body of the request for a one-time token. */
  tokenRequest(): Record<string, string> {
    return oneTimeTokenRequest(this);
  }
}
