/** S9.28: the page's form is sent this many milliseconds after the payment form finished. */
export const SUBMIT_DELAY = 50;

/** Where the widget tells the interception what happened. */
export interface SubmitInterception {
  /** The payment form finished: sends the held form, once. */
  finish(): void;
  /** Lets go of the form without sending it. */
  stop(): void;
}

/** Holds the submits of a page's form, asks the payment form to submit instead, and sends the page's form afterwards (S4.85). */
export function interceptSubmit(form: HTMLFormElement, ask: () => void): SubmitInterception {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const hold = (event: Event) => {
    event.preventDefault();
    isHeld = true;
    if (timer === undefined) ask();
  };
  form.addEventListener('submit', hold);
  return {
    finish() {
      if (!isHeld || timer !== undefined) return;
      timer = setTimeout(() => {
        isHeld = false;
        timer = undefined;
        // A control named "submit" would hide the form's own method.
        HTMLFormElement.prototype.submit.call(form);
      }, SUBMIT_DELAY);
    },
    stop() {
      clearTimeout(timer);
      form.removeEventListener('submit', hold);
    },
  };
}
