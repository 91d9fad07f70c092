// Asks a visitor whether other companies may load something into the page. The choice is in a cookie that the site sets,
// so that pages can be the same for everybody: <html data-consent> says it here, as `ask`, `accepted` or `declined`.

const root = document.documentElement;
const notice = document.querySelector('[data-consent-notice]');
const title = document.querySelector('#consent-title');
const film = document.querySelector('[data-consent-film]');
const saved = document.querySelector('[data-consent-saved]');

/** What the notice was opened from, which gets the focus again; `plays` when a film waits for the choice. */
let opener;

const stored = () => /(?:^|; *)haven_consent=(accepted|declined)(?:;|$)/.exec(document.cookie)?.[1] ?? 'ask';

function show(choice) {
  const isNew = root.dataset.consent !== choice;
  root.dataset.consent = choice;
  notice.hidden = choice !== 'ask';
  if (isNew) document.dispatchEvent(new CustomEvent('haven-consent', { detail: choice }));
}

function open(from, plays = false) {
  opener = { from, plays };
  film.hidden = !plays;
  notice.hidden = false;
  title.focus({ preventScroll: true });
}

function close(choice) {
  const { from, plays } = opener ?? {};
  opener = undefined;
  saved.textContent = saved.dataset.consentSaved;
  from?.focus({ preventScroll: true });
  if (plays && choice === 'accepted') from?.click();
}

/** The focused element, also within the shadow root of a block. */
function focused(element = document.activeElement) {
  const inner = element?.shadowRoot?.activeElement;
  return inner ? focused(inner) : element;
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!form.hasAttribute?.('data-consent-form') || !event.submitter) return;
  // The page that tells of the choice shows the new one.
  if (!notice.contains(form)) return;
  event.preventDefault();
  const choice = event.submitter.value;
  show(choice);
  close(choice);
  const headers = { accept: 'application/json' };
  // The next page asks again when the site did not hear of it.
  fetch(form.action, { method: 'POST', headers, body: new URLSearchParams({ choice }), keepalive: true }).catch(
    () => {},
  );
});

document.addEventListener('click', (event) => {
  const link = event.target.closest?.('[data-consent-open]');
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!link || opensElsewhere) return;
  event.preventDefault();
  open(link);
});

// A film of the site's own is played; one of another company waits for the choice.
document.addEventListener('video-request', (event) => {
  const { target } = event;
  const isOthers = target.hasAttribute('youtube-id') || target.hasAttribute('vimeo-id');
  if (root.dataset.consent === 'accepted' || target.getAttribute('src') || !isOthers) return;
  event.preventDefault();
  open(focused(), true);
});

// Another tab, or a page that Back brings from memory, may have another choice.
addEventListener('pageshow', ({ persisted }) => persisted && show(stored()));
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && !opener && stored() !== 'ask') show(stored());
});

new ResizeObserver(() => {
  root.style.setProperty('--consent-room', `${notice.offsetHeight}px`);
}).observe(notice);

show(stored());
