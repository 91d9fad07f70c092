import { constantsOf } from '../client/constant-keys.ts';

/** S3.15: colours, sizes and fonts of the whole form. */
export const STYLES = [
  'background_color',
  'background_active_color',
  'text_color',
  'border_color',
  'icon_size',
  'button_color',
  'error_color',
  'success_color',
  'font_size',
  'font_family',
] as const;
/** The name of a style of the whole form. */
export type Style = (typeof STYLES)[number];
/** The style names, by upper-case name. */
export const STYLE = /* @__PURE__ */ constantsOf(STYLES);

/** S3.19: the form's replaceable texts, beside the text of the finish. */
const PLAIN_TEXTS = [
  'title',
  'title_h1',
  'title_h2',
  'title_h3',
  'title_h4',
  'title_h5',
  'title_h6',
  'title_description',
  'submit_button',
  'submit_button_processing',
] as const;
/** All of them. */
export const TEXTS = [...PLAIN_TEXTS, 'finish_text'] as const;
/** The name of a text of the form. */
export type Text = (typeof TEXTS)[number];
/** The text names; the finish text's key is FINISH. */
export const TEXT = /* @__PURE__ */ Object.assign(/* @__PURE__ */ constantsOf(PLAIN_TEXTS), {
  FINISH: 'finish_text',
} as const);

/** The parts of the form that can be hidden. */
export const ELEMENT = /* @__PURE__ */ constantsOf(['submit_button', 'tabs']);

/** S5.31: the parts that can be hidden beside the form fields. */
export const HIDEABLE_ELEMENTS = ['submit_button', 'tabs', 'title', 'title_description', 'label'] as const;
/** A part of the form that can be hidden. */
export type HideableElement = (typeof HIDEABLE_ELEMENTS)[number];

/** S3.20: the card brands whose icons a form can show. */
export const CARD_ICON_TYPES = [
  'amex',
  'ausbc',
  'diners',
  'discover',
  'japcb',
  'laser',
  'mastercard',
  'solo',
  'visa',
  'visa_white',
  'eftpos',
  'eftpos_white',
] as const;
/** A card scheme, by its name in the form. */
export type CardType = (typeof CARD_ICON_TYPES)[number];
/** The card brands, by upper-case name. */
export const SUPPORTED_CARD_TYPES = /* @__PURE__ */ constantsOf(CARD_ICON_TYPES);
