import { readPageOptions } from '../saved-sources/page-options.ts';
import { startMessageCard } from './start-message-card.ts';

const options = readPageOptions(location.search, document.referrer);
// A message may contain a name or an amount: remove it from the address once it is read.
history.replaceState(null, '', location.pathname);
const place = document.getElementById('message');
if (place) startMessageCard(window, place, options);
