import { readPageOptions } from '../saved-sources/page-options.ts';
import { startMessageCard } from './start-message-card.ts';

const options = readPageOptions(location.search, document.referrer);
// A message may name a person or a sum: it is read once, then taken out of the address.
history.replaceState(null, '', location.pathname);
const place = document.getElementById('message');
if (place) startMessageCard(window, place, options);
