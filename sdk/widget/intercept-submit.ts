/** S9.28: milliseconds between the payment form's `finish` and the submit of the page's form. */
export const SUBMIT_DELAY = 50;

/** A page's form around a payment form. */
export interface InterceptedForm {
  /** Submits the page's form as Enter in one of its own fields does: by its first submit button, unless that is off. */
  enter(): void;
  /** The payment form has finished: submits the page's form, once. */
  finish(): void;
}

/** Stops the submit of a page's form and submits the payment form instead (S4.85), until the signal aborts. */
export function interceptSubmit(form: HTMLFormElement, ask: () => void, signal: AbortSignal): InterceptedForm {
  let isStopped = false;
  let isSending = false;
  const hold = (event: Event) => {
    event.preventDefault();
    isStopped = true;
    if (!isSending) ask();
  };
  form.addEventListener('submit', hold, { signal });
  return {
    enter() {
      // A control named "elements" or "submit" would hide the form's own member.
      const controls = Reflect.get(HTMLFormElement.prototype, 'elements', form) as Iterable<HTMLButtonElement>;
      const button = [...controls].find(({ type }) => type === 'submit');
      if (button) button.click();
      else HTMLFormElement.prototype.requestSubmit.call(form);
    },
    finish() {
      if (!isStopped || isSending) return;
      isSending = true;
      const timer = setTimeout(() => {
        isStopped = isSending = false;
        if (!signal.aborted) HTMLFormElement.prototype.submit.call(form);
      }, SUBMIT_DELAY);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
  };
}
