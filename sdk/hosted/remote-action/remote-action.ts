import { applyStyles } from './apply-styles.ts';
import { parseFrameOptions } from './frame-options.ts';
import { HostedForm } from './hosted-form.ts';

// The address holds what the merchant passed in; it is read once, then taken out of history, logs and referrers.
const options = parseFrameOptions(location.search, document.referrer);
history.replaceState(null, '', location.pathname);

const container = document.getElementById('remote-action');
if (container) {
  applyStyles(document, options);
  container.replaceChildren();
  void new HostedForm(container, options).load();
}
