import { defaultEnvironment } from '../client/api-client.ts';
import { assertCredential, isAccessToken } from '../client/credential.ts';
import { type Environment, type EnvironmentChoice, resolveEnvironment } from '../client/environments.ts';
import { randomId } from '../client/random-id.ts';
import { asText } from '../client/record.ts';
import { misuse } from '../client/sdk-error.ts';
import { WIRE_TYPE, WIRE_VERSION } from '../client/version.ts';
import {
  CARD_ICON_TYPES,
  type CardType,
  HIDEABLE_ELEMENTS,
  type HideableElement,
  STYLES,
  type Style,
  TEXTS,
  type Text,
} from './appearance.ts';
import { createTokens, type TokenSource } from './create-tokens.ts';
import {
  type ElementStyles,
  elementStyleBlock,
  type StylableElement,
  type StylableElementState,
} from './element-style.ts';
import { FormConfiguration } from './form-configuration.ts';
import { bareField, type DefinedFormField, FORM_FIELD_NAMES, type FormField } from './form-fields.ts';
import { keepSupported, keepSupportedEntries } from './keep-supported.ts';
import { isAddressable, nameValueList, type SecretField, separablePairs } from './name-value-list.ts';
import { type PhoneMaskOptions, phoneMaskParameters } from './phone-mask.ts';

/** A field with its texts, the argument of `setFormElement`. */
export interface FormElement {
  readonly field: DefinedFormField;
  readonly label?: string | null;
  readonly placeholder?: string | null;
  readonly value?: string;
}

/** An optional text for each field. */
type ByField = { readonly [Field in FormField]?: string | null };

/** Values that a page may set: all but what only the shopper types. */
type FormValues = { readonly [Field in Exclude<FormField, SecretField>]?: string | null };

/** The source of a form: existing configuration tokens, or configurations that become tokens when it loads. */
export type FormSource = TokenSource | readonly TokenSource[];

function sourcesOf(source: unknown): TokenSource[] {
  const list = [source].flat();
  if (!list.length || !list.every(Boolean)) throw misuse('configuration token is required'); // S5.43
  return list.map((item) => {
    if (typeof item === 'string' || item instanceof FormConfiguration) return item;
    throw misuse('Unsupported type of configuration token'); // S5.44
  });
}

/** The address of the hosted form (S2.57): every parameter with a known value, in the given order. */
export function frameAddress(widgetOrigin: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const query = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(asText(value))}`,
  );
  return `${widgetOrigin}/remote-action?${query.join('&')}`;
}

/**
 * The look and initial values of a hosted form, and its address, without showing it. Setters have an effect until the
 * address is built.
 */
export class MultiWidget {
  /** The public key or access token. */
  protected readonly credential: string;
  /** Identifies this form in every message of its frame (S7.42). */
  protected readonly widgetId = randomId();
  /** The configurations, one for each tab, as tokens or not yet requested. */
  protected readonly sources: readonly TokenSource[];

  /** Aborts everything pending when the form is destroyed. */
  protected readonly stopper = new AbortController();
  /** Parameters of the address, in the order in which they were first set. */
  protected readonly options: Record<string, string> = {};
  /** Parameters that several calls extend, by name, with their entries. */
  readonly #lists: Record<string, Map<string, readonly string[]>> = {};
  #environment: Environment | undefined;

  /** Throws `configuration token is required` (S5.43) and `Unsupported type of configuration token` (S5.44). */
  constructor(credential: string, source: FormSource) {
    assertCredential(credential);
    this.credential = credential;
    this.sources = sourcesOf(source);
  }

  /** Sets the provider for this form and its configurations. */
  setEnv(env: EnvironmentChoice, alias?: string): void {
    this.#environment = resolveEnvironment(env, alias);
    for (const source of this.sources) if (typeof source !== 'string') source.setEnv(env, alias);
  }

  /** The environment's name. */
  getEnv(): string {
    return (this.#environment ?? resolveEnvironment()).name;
  }

  /** Aborts pending requests, and removes the frame and every listener; the widget cannot be used afterwards. */
  destroy(): void {
    this.stopper.abort();
  }

  /** Creates the tokens and resolves with the form's full address; errors read `gateway: <id> | <message>`. */
  loadIFrameUrl(callback: (url: string) => void, onError?: (errors: string[]) => void): void {
    const done = (tokens: readonly string[]) => callback(this.address(tokens));
    void createTokens(this.sources, this.credential, done, onError, this.stopper.signal);
  }

  /** Sets one style of the whole form. */
  setStyle(name: Style, value: string): void {
    this.setStyles({ [name]: value });
  }

  /** Sets styles of the whole form; unknown ones are ignored with a warning (S5.28). */
  setStyles(styles: { readonly [Name in Style]?: string }): void {
    this.#set(keepSupportedEntries('style', styles, STYLES));
  }

  /** Sets one text of the form. */
  setText(name: Text, value: string): void {
    this.setTexts({ [name]: value });
  }

  /** Sets texts of the form; unknown ones are ignored with a warning (S5.29). */
  setTexts(texts: { readonly [Name in Text]?: string }): void {
    this.#set(keepSupportedEntries('text', texts, TEXTS));
  }

  /** Styles of one element, optionally in one of its states; unknown names are ignored (S5.37 to S5.39). */
  setElementStyle<Element extends StylableElement>(element: Element, styles: ElementStyles<Element>): void;
  setElementStyle<Element extends StylableElement>(
    element: Element,
    state: StylableElementState<Element> | null | undefined,
    styles: ElementStyles<Element>,
  ): void;
  setElementStyle(element: string, second: string | object | null | undefined, third?: object): void {
    const selector = asText(element) + (typeof second === 'string' ? `::${second}` : '');
    const block = elementStyleBlock(selector, Object(third ?? second));
    const { element_styles: before } = this.options;
    if (block) this.options.element_styles = before ? `${before},${block}` : block;
  }

  /** The initial value of a field. */
  setFormValue(field: keyof FormValues, value: string): void {
    this.setFormValues({ [field]: value });
  }

  /** The initial values of fields; a card's number and security code are rejected here. */
  setFormValues(values: FormValues): void {
    this.#add('form_values', separablePairs(values, FORM_FIELD_NAMES).filter(isAddressable));
  }

  /** Sets the label of a field. */
  setFormLabel(field: FormField, label: string | null): void {
    this.setFormLabels({ [field]: label });
  }

  /** Sets the labels of fields; an empty one becomes a space. */
  setFormLabels(labels: ByField): void {
    this.#add('form_labels', separablePairs(labels, FORM_FIELD_NAMES, ' '));
  }

  /** Sets the placeholder of a field. */
  setFormPlaceholder(field: FormField, placeholder: string | null): void {
    this.setFormPlaceholders({ [field]: placeholder });
  }

  /** Sets the placeholders of fields; an empty one becomes a space. */
  setFormPlaceholders(placeholders: ByField): void {
    this.#add('form_placeholders', separablePairs(placeholders, FORM_FIELD_NAMES, ' '));
  }

  /** Sets a field's label, placeholder and value. */
  setFormElement(element: FormElement): void {
    this.setFormElements([element]);
  }

  /** Sets label, placeholder and value of several fields. */
  setFormElements(elements: readonly FormElement[]): void {
    for (const { field, label, placeholder, value } of elements) {
      const name = bareField(field) as FormField;
      if (label !== undefined) this.setFormLabel(name, label);
      if (placeholder !== undefined) this.setFormPlaceholder(name, placeholder);
      if (value !== undefined) this.setFormValue(name as keyof FormValues, value);
    }
  }

  /** One icon of the form. @deprecated Kept for pages that still call it. */
  setIcon(key: string, value: string): void {
    this.setIcons({ [key]: value });
  }

  /**
   * Sets icons of the form, by any key.
   * @deprecated Exists only for pages that still call it.
   */
  setIcons(icons: Readonly<Record<string, string>>): void {
    this.#add('icons', separablePairs(icons));
  }

  /** Hides elements and fields, in addition to earlier calls; unknown names are ignored with a warning (S5.30). */
  setHiddenElements(names: readonly (HideableElement | FormField)[]): void {
    this.#add(
      'hidden_elements',
      this.hideable(names).map((name) => [name]),
    );
  }

  /** Sets a reference of the merchant, which every event repeats. */
  setRefId(refId: string): void {
    this.options.ref_id = refId;
  }

  /** Applies the gateway's own rules to the fields. */
  useGatewayFieldValidation(): void {
    this.options.fields_validation = 'true';
  }

  /** The card icons to show; with the second argument, cards of other brands are rejected. */
  setSupportedCardIcons(cards: readonly CardType[], validateCardNumberInput = false): void {
    const icons = keepSupported('card type', cards, CARD_ICON_TYPES);
    if (icons.length) this.options.supported_card_types = icons.join();
    if (validateCardNumberInput) this.options.validate_card_types = 'true';
  }

  /** Sets the form's language, ISO 639-1. */
  setLanguage(code: string): void {
    this.options.language = code;
  }

  /** Formats phone numbers by country. */
  usePhoneCountryMask(options: PhoneMaskOptions = {}): void {
    Object.assign(this.options, phoneMaskParameters(options));
  }

  /** Hides the form's own error texts, for pages that show `validation` themselves. */
  hideUiErrors(): void {
    this.options.hide_ui_errors = 'true';
  }

  /** The origins of requests and of the frame. */
  protected get environment(): Environment {
    return this.#environment ?? defaultEnvironment();
  }

  /** The form's address; the options in `over` override the setters. */
  protected address(configurationTokens: readonly string[], over: Readonly<Record<string, string>> = {}): string {
    return frameAddress(this.environment.widget, {
      widget_id: this.widgetId,
      sdk_version: WIRE_VERSION,
      sdk_type: WIRE_TYPE,
      sdk_origin: globalThis.origin,
      [isAccessToken(this.credential) ? 'token' : 'public_key']: this.credential,
      ...this.options,
      ...over,
      configuration_tokens: configurationTokens.join(),
    });
  }

  /** The names that a form can hide; every other one is ignored with a warning. */
  protected hideable(names: readonly string[]): (HideableElement | FormField)[] {
    return keepSupported('hidden element', names, [...HIDEABLE_ELEMENTS, ...FORM_FIELD_NAMES]);
  }

  #set(entries: Iterable<readonly [string, unknown]>): void {
    Object.assign(this.options, Object.fromEntries(entries));
  }

  #add(parameter: string, entries: readonly (readonly [name: string, ...value: string[]])[]): void {
    this.#lists[parameter] ??= new Map();
    const list = this.#lists[parameter];
    for (const entry of entries) list.set(entry[0], entry);
    if (list.size) this.options[parameter] = nameValueList(list.values());
  }
}
