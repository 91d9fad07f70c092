import { SPINNER_STYLE } from '../../surfaces/spinner.ts';

/** Puts the spinner into a shadow root of its own, where its sheet reaches it. */
export function placeSpinner(container: Element, spinner: Element): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${SPINNER_STYLE}.spinner{margin:auto}`);
  root.adoptedStyleSheets = [sheet];
  root.append(spinner);
  container.append(host);
}
