import { SPINNER_STYLE } from '../../surfaces/spinner.ts';

/** Adds the spinner in a shadow root, so that its style sheet applies. */
export function placeSpinner(container: Element, spinner: Element): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${SPINNER_STYLE}.spinner{margin:auto}`);
  root.adoptedStyleSheets = [sheet];
  root.append(spinner);
  container.append(host);
}
