import { applyStyles } from './apply-styles.ts';
import { parseFrameOptions } from './frame-options.ts';
import { HostedForm } from './hosted-form.ts';

// The address holds the merchant's options: remove it from history, logs and referrers once it is read.
const options = parseFrameOptions(location.search, document.referrer);
history.replaceState(null, '', location.pathname);

const container = document.getElementById('remote-action');
if (container) {
  applyStyles(document, options);
  container.replaceChildren();
  void new HostedForm(container, options).load();
}
