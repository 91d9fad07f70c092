// Places the provider's form for another card or bank account, and sends its one-time token to our server.

const form = document.querySelector('#another-source');
const { provider, widget: pages, publicKey, gateway, type, country, post, button } = form.dataset;
const { oneMoment, reload, noServer } = form.dataset;
const agreed = document.querySelector('#agreed');
const status = document.querySelector('#source-status');
const error = document.querySelector('#source-error');

function fail(text) {
  status.textContent = '';
  error.textContent = text;
  error.hidden = false;
}

async function take(token) {
  error.hidden = true;
  status.textContent = oneMoment;
  try {
    const response = await fetch(post, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ token, agreed: agreed?.checked ?? false }),
    });
    const { errors, next } = await response.json();
    if (next) location.assign(next);
    else fail(`${errors.join(' ')} ${reload}`);
  } catch {
    fail(noServer);
  }
}

const widget = new haven.HtmlWidget('#another-source', publicKey, gateway, type);
widget.setEnv({ api: provider, widget: pages });
widget.useAutoResize();
widget.setTexts({ submit_button: button });
if (type === 'bank_account') widget.setMeta({ address_country: country });
widget.on('finish', ({ payment_source }) => take(payment_source));
widget.on('error', ({ message }) => fail(message));

function showForm() {
  form.hidden = agreed?.checked === false;
  if (!form.hidden && form.childElementCount === 0) widget.load();
}

// The form of a bank account comes with the agreement's tick, which may be there before this script.
agreed?.addEventListener('change', showForm);
showForm();
