import { applyPageStyles, readPageOptions } from './page-options.ts';
import { startVaultDisplay } from './start-vault-display.ts';

const STYLES = ['background_color', 'text_color', 'border_color', 'button_color', 'font_size', 'font_family'];

const options = readPageOptions(location.search, document.referrer);
// The address holds a token: remove it from the history once it is read.
history.replaceState(null, '', location.pathname);
const place = document.getElementById('saved');
if (place) {
  applyPageStyles(document, options.query, STYLES);
  const { card = 'null', refusal = '' } = document.body.dataset;
  startVaultDisplay(window, place, JSON.parse(card) ?? refusal, options);
}
