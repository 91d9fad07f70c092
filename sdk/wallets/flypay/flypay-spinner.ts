import { SPINNER_STYLE } from '../../surfaces/spinner.ts';
import { styledRoot } from '../../surfaces/styled-root.ts';

/** Adds the spinner in a shadow root, so that its style sheet applies. */
export function placeSpinner(container: Element, spinner: Element): void {
  const host = document.createElement('div');
  const root = styledRoot(host, `${SPINNER_STYLE}.spinner{margin:auto}`);
  root.append(spinner);
  container.append(host);
}
