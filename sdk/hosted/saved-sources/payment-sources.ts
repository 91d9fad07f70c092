import { STYLE_KEYS } from '../remote-action/style-values.ts';
import { applyPageStyles, readPageOptions } from './page-options.ts';
import { startPaymentSources } from './start-payment-sources.ts';

const options = readPageOptions(location.search, document.referrer);
// The address holds tokens: remove it from the history once it is read.
history.replaceState(null, '', location.pathname);
const place = document.getElementById('saved');
if (place) {
  applyPageStyles(document, options.query, STYLE_KEYS);
  void startPaymentSources(window, place, options);
}
