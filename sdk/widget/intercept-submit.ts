/** S9.28: milliseconds from the payment form's `finish` to the submission of the page's form. */
export const SUBMIT_DELAY = 50;

/**
 * Intercepts the submits of a page's form and calls `ask` to submit the payment form (S4.85), until the signal aborts.
 * Call the returned function when the payment form has finished: it submits the intercepted form once.
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
