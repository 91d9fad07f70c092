import { loadPart } from '#runtime/load-part.ts';
import type { ProviderSettings } from '../provider-settings.ts';

/** The messages of a card form to the checkout. */
export interface CardFormEvents {
  ready(): void;
  /** The form cannot be used; it is destroyed. `cause` is for the page's developer. */
  failed(cause: unknown): void;
  validated(valid: boolean): void;
  /** The form sends its details after our submit, or the visitor pressed Enter in it and it waits for our submit. */
  submitted(): void;
  /** The form did not send its details: they were refused, or the provider could not be reached. The form shows why. */
  returned(): void;
  /** The one-time token. */
  finished(token: string): void;
}

export interface CardForm {
  /** Sends the details, or shows what is wrong with them. */
  submit(): void;
  /** Loads the form again, with empty fields. */
  reload(): void;
  /** Removes the form; nothing is reported afterwards. */
  destroy(): void;
}

/** Opens the provider's card form in `container`. Never throws: every failure goes to `events.failed`, once. */
export type OpenCardForm = (container: Element, settings: ProviderSettings, events: CardFormEvents) => CardForm;

/** Loads the payments library on demand, so that the page does not load it before a card form is needed. */
export const openCardForm: OpenCardForm = (container, settings, events) => {
  let isOpen = true;
  let form: CardForm | undefined;
  const fail = (cause: unknown) => {
    if (isOpen && !form) events.failed(cause);
    isOpen = false;
  };
  loadPart(container, import('./hosted-card-form.ts'))
    .then(({ openHostedCardForm }) => {
      if (isOpen) form = openHostedCardForm(container, settings, events);
    })
    .catch(fail);
  return {
    submit: () => form?.submit(),
    reload: () => form?.reload(),
    destroy() {
      isOpen = false;
      form?.destroy();
    },
  };
};
