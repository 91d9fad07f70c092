import { applyPageStyles, readPageOptions } from './page-options.ts';
import { startPaymentSources } from './start-payment-sources.ts';

const STYLES =
  'background_color background_active_color text_color border_color icon_size button_color error_color success_color font_size font_family'.split(
    ' ',
  );

const options = readPageOptions(location.search, document.referrer);
// The address holds tokens: remove it from the history once it is read.
history.replaceState(null, '', location.pathname);
const place = document.getElementById('saved');
if (place) {
  applyPageStyles(document, options.query, STYLES);
  void startPaymentSources(window, place, options);
}
