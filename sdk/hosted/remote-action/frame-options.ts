import type { PhoneMask } from '../../payment-rules/phone/phone-rules.ts';
import { parseList, parsePairs } from './pairs.ts';
import { isSafeStyleValue, STYLE_KEYS } from './style-values.ts';

/** One allowed rule of a merchant: an element of the form, an optional state, and its declarations. */
type ElementStyle = { element: string; state: string; declarations: [property: string, value: string][] };

/** S3.16 to S3.18: the properties of every element, and of boxes. The library sends exactly these. */
const TEXT = 'color text-decoration font-size font-family line-height font-weight padding margin'.split(' ');
const BOX = [...TEXT, 'border', 'border-radius', 'background-color', 'transition'];
const TITLE = [...TEXT, 'text-align'];

/** The allowed properties of each element, and its states beside the normal one. */
const ALLOWED = new Map<string, { properties: readonly string[]; states: readonly string[] }>([
  ['input', { properties: [...BOX, 'height'], states: ['focus', 'error'] }],
  ['submit_button', { properties: [...BOX, 'opacity'], states: ['hover'] }],
  ['label', { properties: TEXT, states: [] }],
  ['title', { properties: TITLE, states: [] }],
  ['title_description', { properties: TITLE, states: [] }],
]);

/**
 * Reads `input{border:…;height:…},input::focus{…}`. Rules and declarations outside the lists are dropped: only listed
 * properties with values of plain tokens reach the page.
 */
export function parseElementStyles(text: string): ElementStyle[] {
  const styles: ElementStyle[] = [];
  for (const block of text.slice(0, 20_000).split('}').slice(0, -1)) {
    const brace = block.indexOf('{');
    const head = block.slice(0, Math.max(brace, 0)).replace(/^,/, '').trim();
    const body = block.slice(brace + 1);
    const [element = '', state = ''] = head.split('::', 2);
    const allowed = ALLOWED.get(element);
    if (!allowed || (state !== '' && !allowed.states.includes(state))) continue;
    const declarations = body.split(';').flatMap((declaration): [string, string][] => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, Math.max(colon, 0)).trim().replaceAll('_', '-');
      const value = declaration.slice(colon + 1).trim();
      return allowed.properties.includes(property) && isSafeStyleValue(value) ? [[property, value]] : [];
    });
    if (declarations.length > 0) styles.push({ element, state, declarations });
  }
  return styles;
}

/** All parameters of the frame's address, as one read-only object. */
export type FrameOptions = {
  credential: { header: 'x-access-token' | 'x-user-public-key'; value: string } | null;
  configurationTokens: string[];
  /** Exact origin of the page around the frame; if it is unknown, it is empty and nothing is posted. */
  sdkOrigin: string;
  widgetId: string;
  refId: string | null;
  values: Map<string, string>;
  labels: Map<string, string>;
  placeholders: Map<string, string>;
  hidden: Set<string>;
  elementStyles: ElementStyle[];
  styles: Map<string, string>;
  texts: Map<string, string>;
  supportedCardTypes: string[];
  validateCardTypes: boolean;
  hideUiErrors: boolean;
  /** True if the gateway's own limits apply too. */
  fieldsValidation: boolean;
  /** A language tag; texts exist for a few languages, English is the fallback. */
  language: string;
  /** Icons beside inputs, by field name. */
  icons: Map<string, string>;
  /** How phone numbers are masked by country; null if they are not. */
  phoneMask: PhoneMask | null;
};

const TEXT_KEYS = (
  'title title_h1 title_h2 title_h3 title_h4 title_h5 title_h6 finish_text title_description ' +
  'submit_button submit_button_processing'
).split(' ');

/**
 * Pages never hold a card number, so one in the address is ignored; so is a security code, which must not be in an
 * address.
 */
const REFUSED_VALUES: ReadonlySet<string> = new Set(['card_number', 'card_pin']);
const REFUSED_IN_ADDRESS: ReadonlySet<string> = new Set([...REFUSED_VALUES, 'card_ccv']);

/** The merchant's values for the fields, without the forbidden ones. */
export function parseFormValues(text: string, refused = REFUSED_VALUES): Map<string, string> {
  return new Map([...parsePairs(text)].filter(([name]) => !refused.has(name)));
}

/** An http(s) origin exactly as browsers write it, or the empty string. */
export function readExactOrigin(text: string | null): string {
  try {
    const url = new URL(text ?? '');
    return /^https?:$/.test(url.protocol) ? url.origin : '';
  } catch {
    return '';
  }
}

const isCountry = (code: string) => /^[a-z]{2}$/.test(code);

function parsePhoneMask(query: URLSearchParams): PhoneMask {
  const codes = (name: string) => parseList(query.get(`phone_mask_${name}`)).filter(isCountry);
  // S5.36: this parameter is case-insensitive.
  const [initial = ''] = [(query.get('phone_mask_default_country') ?? '').trim().toLowerCase()].filter(isCountry);
  return { only: codes('only_countries'), preferred: codes('preferred_countries'), initial };
}

/** Reads the query of `/remote-action`. `referrer` is the fallback for a missing `sdk_origin`. */
export function parseFrameOptions(search: string, referrer = ''): FrameOptions {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  const publicKey = query.get('public_key');
  const picked = (keys: string[], accept: (value: string) => boolean) =>
    new Map(
      keys.flatMap((key): [string, string][] => {
        const value = query.get(key)?.trim();
        return value && accept(value) ? [[key, value]] : [];
      }),
    );
  return {
    credential: token
      ? { header: 'x-access-token', value: token }
      : publicKey
        ? { header: 'x-user-public-key', value: publicKey }
        : null,
    configurationTokens: parseList(query.get('configuration_tokens')),
    sdkOrigin: readExactOrigin(query.get('sdk_origin') ?? referrer),
    widgetId: query.get('widget_id') ?? '',
    refId: query.get('ref_id'),
    values: parseFormValues(query.get('form_values') ?? '', REFUSED_IN_ADDRESS),
    labels: parsePairs(query.get('form_labels') ?? ''),
    placeholders: parsePairs(query.get('form_placeholders') ?? ''),
    hidden: new Set(parseList(query.get('hidden_elements'))),
    elementStyles: parseElementStyles(query.get('element_styles') ?? ''),
    styles: picked(STYLE_KEYS, isSafeStyleValue),
    texts: picked(TEXT_KEYS, (value) => value.length <= 500),
    supportedCardTypes: parseList(query.get('supported_card_types')),
    validateCardTypes: query.get('validate_card_types') === 'true',
    hideUiErrors: query.get('hide_ui_errors') === 'true',
    fieldsValidation: query.get('fields_validation') === 'true',
    language: /^[a-z]{2,3}([-_][a-z]{2,4})?$/i.test(query.get('language') ?? '') ? (query.get('language') ?? '') : 'en',
    icons: parsePairs(query.get('icons') ?? ''),
    phoneMask: query.get('use_country_phone_mask') === 'true' ? parsePhoneMask(query) : null,
  };
}
