import { constantsOf } from '../../client/constant-keys.ts';

/** The styles of a displayed card that a merchant can set. */
export const VAULT_DISPLAY_STYLES = [
  'background_color',
  'text_color',
  'border_color',
  'button_color',
  'font_size',
  'font_family',
] as const;
/** The name of a style of a displayed card. */
export type VaultDisplayStyle = (typeof VAULT_DISPLAY_STYLES)[number];
/** The style names, by upper-case name. */
export const VAULT_DISPLAY_STYLE = /* @__PURE__ */ constantsOf(VAULT_DISPLAY_STYLES);

/** The events of a displayed card, by their names in messages. */
const VAULT_DISPLAY_EVENTS = [
  'after_load',
  'system_error',
  'cvv_secure_code_requested',
  'card_number_secure_code_requested',
  'access_forbidden',
  'session_expired',
  'operation_forbidden',
] as const;
/** The name of an event of a displayed card. */
export type VaultDisplayEventName = (typeof VAULT_DISPLAY_EVENTS)[number];
/** The events of a displayed card, by upper-case name. */
export const VAULT_DISPLAY_EVENT = /* @__PURE__ */ constantsOf(VAULT_DISPLAY_EVENTS);
