/** S9.28: the page's form is sent this many milliseconds after the payment form finished. */
export const SUBMIT_DELAY = 50;

/**
 * Holds the submits of a page's form and asks the payment form to submit instead (S4.85), until the signal is aborted.
 * The answer is to be called when the payment form finished: it sends the held form, once.
 */
export function interceptSubmit(form: HTMLFormElement, ask: () => void, signal: AbortSignal): () => void {
  let isHeld = false;
  let isSending = false;
  const hold = (event: Event) => {
    event.preventDefault();
    isHeld = true;
    if (!isSending) ask();
  };
  form.addEventListener('submit', hold, { signal });
  return () => {
    if (!isHeld || isSending) return;
    isSending = true;
    const timer = setTimeout(() => {
      isHeld = isSending = false;
      // A control named "submit" would hide the form's own method.
      if (!signal.aborted) HTMLFormElement.prototype.submit.call(form);
    }, SUBMIT_DELAY);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  };
}
