/** The style sheet of a spinner, for its shadow root. */
export const SPINNER_STYLE = `
.spinner{width:2em;height:2em;border:4px solid;border-bottom-color:#0000;border-radius:50%;
animation:spin 1s linear infinite}
.spinner.hidden{display:none}
@keyframes spin{to{rotate:1turn}}
@media(prefers-reduced-motion:reduce){.spinner{animation-duration:6s}}`;

/** A spinner, visible from the start. */
export function createSpinner(name = 'Loading'): HTMLElement {
  const spinner = document.createElement('div');
  spinner.className = 'spinner';
  spinner.role = 'status';
  spinner.ariaLabel = name;
  return spinner;
}

/** S2.22: hides or shows a spinner, which stays in the page. */
export function toggleSpinner(spinner: Element, isShown: boolean): void {
  spinner.classList.toggle('hidden', !isShown);
}
