// Watches the scripts of a page that takes payments. The browser itself refuses one whose content is not what the page
// names, and one that the page does not list; this tells the site of both, and the visitor how to give otherwise when a
// script was changed.

const { integrity } = JSON.parse(document.querySelector('script[type="importmap"]').textContent);
const reported = new Set();

async function isChanged(path) {
  const answer = await fetch(path, { cache: 'force-cache' });
  // A file that does not arrive is no changed file.
  if (!answer.ok) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', await answer.arrayBuffer()));
  return integrity[path] !== `sha384-${btoa(String.fromCharCode(...digest))}`;
}

function send(type, facts) {
  const body = { documentURL: location.origin + location.pathname, ...facts };
  const text = JSON.stringify([{ type, body }]);
  navigator.sendBeacon('/policy-reports', new Blob([text], { type: 'application/json' }));
}

function report(path) {
  reported.add(path);
  send('changed-script', { blockedURL: new URL(path, location.origin).href, destination: 'script' });
  const notice = document.querySelector('template[data-integrity-notice]');
  if (notice) notice.replaceWith(notice.content);
  for (const notice of document.querySelectorAll('[data-haven-load-notice]')) notice.hidden = true;
}

async function check(paths) {
  for (const path of paths) {
    const isNews = () => !reported.has(path);
    // Another event may ask about the same script meanwhile.
    if (isNews() && (await isChanged(path).catch(() => false)) && isNews()) report(path);
  }
}

/** A policy that is in the page names nobody to report to, so that browsers report only what the header's refuses. */
function reportRefused({ body: { originalPolicy, effectiveDirective, blockedURL, sourceFile } }) {
  if (!originalPolicy.includes('report-uri')) send('csp-violation', { effectiveDirective, blockedURL, sourceFile });
}

// Buffered: with what was refused before this script ran.
if (window.ReportingObserver)
  new ReportingObserver((reports) => reports.forEach(reportRefused), {
    types: ['csp-violation'],
    buffered: true,
  }).observe();

const checkAll = () => check(Object.keys(integrity));

addEventListener(
  'error',
  ({ target }) => {
    const isScript = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
    if (!isScript) return;
    const { pathname } = new URL(target.src || target.href, location.href);
    if (pathname in integrity) check([pathname]);
  },
  true,
);
document.addEventListener('haven-load-error', checkAll);

function onLoad() {
  // No loader: it may have failed before this script ran.
  if (!window.initBackOffice) checkAll();
}
if (document.readyState === 'complete') onLoad();
else addEventListener('load', onLoad, { once: true });
