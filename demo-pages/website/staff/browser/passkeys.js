// The part of the staff area that needs a script: creating a passkey, and signing in with one.
const { browserSupportsWebAuthn, startAuthentication, startRegistration } = globalThis.SimpleWebAuthnBrowser;

/** Sends JSON to this site; resolves with its JSON, or throws an error that can be shown. */
async function post(path, body = {}) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (!response) throw new ShownError('The site did not answer. Check your connection and try again.');
  if (response.redirected) throw new ShownError('You were signed out. Reload this page.');
  const json = await response.json().catch(() => ({}));
  if (!response.ok)
    throw new ShownError(json.errors?.join(' ') || 'That did not work. Reload this page and try again.');
  return json;
}

class ShownError extends Error {}

/** What to tell people when the browser made or found no passkey. */
function textOf(error) {
  if (error instanceof ShownError) return error.message;
  if (error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'This device already has a passkey for this account.';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError')
    return 'No passkey was used: it was cancelled or timed out. Try again when you’re ready.';
  return 'This browser could not use a passkey here. Try another browser or device, or use your password.';
}

const ACTIONS = {
  'sign-in': async (optionsJSON) => startAuthentication({ optionsJSON }),
  create: async (optionsJSON) => startRegistration({ optionsJSON }),
};

for (const area of document.querySelectorAll('[data-passkey]')) {
  const button = area.querySelector('button');
  const status = area.querySelector('[role="status"]');
  if (!browserSupportsWebAuthn()) {
    status.textContent = 'This browser cannot use passkeys.';
    area.hidden = false;
    button.hidden = true;
    continue;
  }
  area.hidden = false;
  button.addEventListener('click', async () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    button.setAttribute('aria-disabled', 'true');
    status.textContent = 'Follow the instructions in your browser.';
    try {
      const options = await post(area.dataset.optionsPath);
      const response = await ACTIONS[area.dataset.passkey](options);
      const { location } = await post(area.dataset.answerPath, { response });
      window.location.assign(location);
    } catch (error) {
      status.textContent = textOf(error);
      button.removeAttribute('aria-disabled');
    }
  });
}
