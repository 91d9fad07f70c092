/** The commands to a form, by their names in messages. */
const TRIGGERS = [
  'submit_form',
  'tab',
  'hide_elements',
  'show_elements',
  'refresh_checkout',
  'update_form_values',
  'init_checkout',
] as const;
/** The name of a command to the form. */
export type Trigger = (typeof TRIGGERS)[number];

/** The commands that a page can send to its form, by upper-case name. */
export const TRIGGER = {
  SUBMIT_FORM: 'submit_form',
  CHANGE_TAB: 'tab',
  HIDE_ELEMENTS: 'hide_elements',
  SHOW_ELEMENTS: 'show_elements',
  REFRESH_CHECKOUT: 'refresh_checkout',
  UPDATE_FORM_VALUES: 'update_form_values',
  INIT_CHECKOUT: 'init_checkout',
} as const satisfies Record<string, Trigger>;

/** The optional data of a command. */
export interface TriggerData {
  readonly configuration_token?: string;
  readonly tab_number?: string | number;
  /** Names, separated by commas. */
  readonly elements?: string;
  /** One `field:value`. */
  readonly form_values?: string;
}

/** The message of a trigger; an unknown one causes a warning and is still sent, for newer hosted pages. */
export function triggerMessage(trigger: string, data: TriggerData): object {
  if (!TRIGGERS.includes(trigger as Trigger)) console.warn(`Payment form: unknown trigger: ${trigger}.`);
  return { trigger, destination: 'widget.paydock', data };
}
