import {
  CARD_TYPES,
  type CardType,
  HIDEABLE_ELEMENTS,
  type HideableElement,
  STYLES,
  type Style,
  TEXTS,
  type Text,
} from './appearance.ts';
import {
  type ElementStyles,
  elementStyleBlock,
  type StylableElement,
  type StylableElementState,
} from './element-style.ts';
import { bareField, type DefinedFormField, FORM_FIELDS, type FormField } from './form-fields.ts';
import { keepKnown, keepKnownEntries } from './keep-known.ts';
import { isAddressable, nameValueList, separablePairs } from './name-value-list.ts';
import { type PhoneMaskOptions, phoneMaskParameters } from './phone-mask.ts';

/** A field with its texts, as `setFormElement` takes it. */
export interface FormElement {
  readonly field: DefinedFormField;
  readonly label?: string | null;
  readonly placeholder?: string | null;
  readonly value?: string;
}

type ByField = { readonly [Field in FormField]?: string | null };

/** How a form looks and what it starts with. Setters count until the form's address is built. */
export class FormOptions {
  /** Options of the address, in the order they were first set. */
  protected readonly options = new Map<string, string>();
  readonly #lists = new Map<string, Map<string, string>>();
  readonly #hidden = new Set<string>();

  /** One style of the whole form. */
  setStyle(name: Style, value: string): void {
    this.setStyles({ [name]: value });
  }

  /** Styles of the whole form; unknown ones are ignored with a warning (S5.28). */
  setStyles(styles: { readonly [Name in Style]?: string }): void {
    this.#set(keepKnownEntries('style', styles, STYLES));
  }

  /** One text of the form. */
  setText(name: Text, value: string): void {
    this.setTexts({ [name]: value });
  }

  /** Texts of the form; unknown ones are ignored with a warning (S5.29). */
  setTexts(texts: { readonly [Name in Text]?: string }): void {
    this.#set(keepKnownEntries('text', texts, TEXTS));
  }

  /** Styles of one element, optionally in one of its states; what is unknown is ignored (S5.37 to S5.39). */
  setElementStyle(element: StylableElement, styles: ElementStyles): void;
  setElementStyle(
    element: StylableElement,
    state: StylableElementState | null | undefined,
    styles: ElementStyles,
  ): void;
  setElementStyle(element: string, second: string | ElementStyles | null | undefined, third?: ElementStyles): void {
    const styles = third ?? second;
    const block = elementStyleBlock(element, typeof second === 'string' ? second : undefined, Object(styles));
    const before = this.options.get('element_styles');
    if (block) this.options.set('element_styles', before ? `${before},${block}` : block);
  }

  /** The value a field starts with. */
  setFormValue(field: FormField, value: string): void {
    this.setFormValues({ [field]: value });
  }

  /** The values fields start with; a card's number and security code are refused here. */
  setFormValues(values: ByField): void {
    this.#addPairs('form_values', separablePairs(values, FORM_FIELDS).filter(isAddressable));
  }

  /** The label of a field. */
  setFormLabel(field: FormField, label: string | null): void {
    this.setFormLabels({ [field]: label });
  }

  /** The labels of fields; an empty one becomes a space. */
  setFormLabels(labels: ByField): void {
    this.#addPairs('form_labels', separablePairs(labels, FORM_FIELDS, ' '));
  }

  /** The placeholder of a field. */
  setFormPlaceholder(field: FormField, placeholder: string | null): void {
    this.setFormPlaceholders({ [field]: placeholder });
  }

  /** The placeholders of fields; an empty one becomes a space. */
  setFormPlaceholders(placeholders: ByField): void {
    this.#addPairs('form_placeholders', separablePairs(placeholders, FORM_FIELDS, ' '));
  }

  /** A field's label, placeholder and value at once. */
  setFormElement(element: FormElement): void {
    const field = bareField(element.field) as FormField;
    if (element.label !== undefined) this.setFormLabel(field, element.label);
    if (element.placeholder !== undefined) this.setFormPlaceholder(field, element.placeholder);
    if (element.value !== undefined) this.setFormValue(field, element.value);
  }

  /** The same for several fields. */
  setFormElements(elements: readonly FormElement[]): void {
    for (const element of elements) this.setFormElement(element);
  }

  /** @deprecated One icon of the form. */
  setIcon(key: string, value: string): void {
    this.setIcons({ [key]: value });
  }

  /** @deprecated Icons of the form, by any key. */
  setIcons(icons: Readonly<Record<string, string>>): void {
    this.#addPairs('icons', separablePairs(icons));
  }

  /** Hides elements and fields, beside those hidden before; unknown names are ignored with a warning (S5.30). */
  setHiddenElements(names: readonly (HideableElement | FormField)[]): void {
    for (const name of keepKnown('hidden element', names, [...HIDEABLE_ELEMENTS, ...FORM_FIELDS]))
      this.#hidden.add(name);
    if (this.#hidden.size) this.options.set('hidden_elements', [...this.#hidden].join());
  }

  /** A reference of the merchant's own, echoed in every event. */
  setRefId(refId: string): void {
    this.options.set('ref_id', refId);
  }

  /** Lets the gateway's own rules check the fields. */
  useGatewayFieldValidation(): void {
    this.options.set('fields_validation', 'true');
  }

  /** The card icons to show; with the second argument cards of other brands are refused. */
  setSupportedCardIcons(cards: readonly CardType[], validateCardNumberInput = false): void {
    const known = keepKnown('card type', cards, CARD_TYPES);
    if (known.length) this.options.set('supported_card_types', known.join());
    if (validateCardNumberInput) this.options.set('validate_card_types', 'true');
  }

  /** The form's language, ISO 639-1. */
  setLanguage(code: string): void {
    this.options.set('language', code);
  }

  /** Formats phone numbers by country. */
  usePhoneCountryMask(options: PhoneMaskOptions = {}): void {
    this.#set(phoneMaskParameters(options));
  }

  /** Keeps the form's own error texts out of sight, for pages that show `validation` themselves. */
  hideUiErrors(): void {
    this.options.set('hide_ui_errors', 'true');
  }

  #set(entries: Iterable<readonly [string, unknown]>): void {
    for (const [name, value] of entries) this.options.set(name, String(value));
  }

  #addPairs(parameter: string, entries: readonly [string, string][]): void {
    const list = new Map([...(this.#lists.get(parameter) ?? []), ...entries]);
    this.#lists.set(parameter, list);
    if (list.size) this.options.set(parameter, nameValueList(list));
  }
}
