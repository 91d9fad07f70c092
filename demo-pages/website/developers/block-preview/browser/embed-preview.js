import { safeBlock } from '/elements/check-authoring.js';

/** The only place where text becomes a document. Nothing in it runs, loads or is shown; what is allowed is copied. */
const policy = window.trustedTypes?.createPolicy('haven-check', { createHTML: (markup) => markup });
const parse = (markup) => new DOMParser().parseFromString(policy ? policy.createHTML(markup) : markup, 'text/html');

const stage = document.getElementById('stage');
const refusal = document.getElementById('refusal');

/** Shows a block, `{ tag, attributes, content, country }`, in place of the one before. */
async function show(request) {
  try {
    const block = await safeBlock(request, parse, document);
    const { country } = request;
    document.documentElement.lang = country === 'NZL' ? 'en-NZ' : 'en-AU';
    document.documentElement.dataset.siteCountryCode = country === 'NZL' ? 'NZL' : 'AUS';
    stage.replaceChildren(block);
    refusal.textContent = '';
  } catch (error) {
    stage.replaceChildren();
    refusal.textContent = error.message;
  }
}

if (stage.dataset.block !== undefined) {
  let request;
  try {
    request = JSON.parse(stage.dataset.block);
  } catch {}
  void show(request);
} else {
  // A signed page is what was signed; this one hears the page around it, if that is of this site.
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== location.origin || source !== window.parent || source === window) return;
    if (data?.type === 'haven-preview') void show(data.block);
  });
  if (window.parent !== window) window.parent.postMessage({ type: 'haven-preview-ready' }, location.origin);
}
