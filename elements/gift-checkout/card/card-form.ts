import type { ProviderSettings } from '../provider-settings.ts';

/** What a card form tells the checkout. */
export interface CardFormEvents {
  ready(): void;
  /** The form cannot be used; it is destroyed. `cause` is for the page's developer. */
  failed(cause: unknown): void;
  validated(valid: boolean): void;
  /** The form was asked to send its details and does, or the visitor pressed Enter in it and it waits to be asked. */
  submitted(): void;
  /** The form kept its details: they were refused, or the provider could not be reached. The form itself says why. */
  returned(): void;
  /** The one-time token. */
  finished(token: string): void;
}

export interface CardForm {
  /** Sends the details, or shows what is wrong with them. */
  submit(): void;
  /** Loads the form anew, with empty fields. */
  reload(): void;
  /** Removes the form; nothing is told afterwards. */
  destroy(): void;
}

/** Opens the provider's card form in `container`. Nothing throws: every failure goes to `events.failed`, once. */
export type OpenCardForm = (container: Element, settings: ProviderSettings, events: CardFormEvents) => CardForm;

/** The payments library is loaded when a card form is first asked for: until then it costs the page nothing. */
export const openCardForm: OpenCardForm = (container, settings, events) => {
  let isOpen = true;
  let form: CardForm | undefined;
  const fail = (cause: unknown) => {
    if (isOpen && !form) events.failed(cause);
    isOpen = false;
  };
  import('./hosted-card-form.ts')
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
