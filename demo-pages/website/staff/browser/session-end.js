// Says when the session of a member of staff is about to end, and prolongs it.

const SESSION = '/back-office/records/session';
const WARNING_MS = 10 * 60_000;
const LOOK_MS = 5_000;

const box = document.createElement('div');
box.className = 'load-notice';
box.setAttribute('role', 'alert');
const notice = document.createElement('p');
notice.className = 'load-notice__box';
notice.hidden = true;
const text = document.createElement('span');
const button = document.createElement('button');
button.className = 'haven-button haven-button--secondary';
button.type = 'button';
button.textContent = 'Stay signed in';
notice.append(text, button);
box.append(notice);
document.body.append(box);

let endsAt = Number.POSITIVE_INFINITY;
let before;

/** Asks how long the session lasts, or prolongs it. Without an answer what is known stays. */
async function ask(method) {
  const response = await fetch(SESSION, { method }).catch(() => undefined);
  if (!response?.ok) return false;
  const { left } = await response.json();
  if (left !== null) endsAt = Date.now() + left;
  else if (endsAt !== Number.POSITIVE_INFINITY) endsAt = 0;
  return true;
}

function show(words, canStay) {
  if (text.textContent === words && !notice.hidden) return;
  if (notice.hidden) before = document.activeElement;
  text.textContent = words;
  button.hidden = !canStay;
  notice.hidden = false;
}

async function look() {
  const left = endsAt - Date.now();
  if (left > WARNING_MS) notice.hidden = true;
  else if (left > 0) show('You’ll be signed out in ten minutes or less.', true);
  else show('You’ve been signed out. Copy what you have typed, then load this page to sign in again.', false);
}

button.addEventListener('click', async () => {
  if (!(await ask('POST'))) return;
  await look();
  before?.focus();
});

// Another tab may have prolonged it, or signed out.
document.addEventListener('visibilitychange', () => ask('GET').then(look));
await ask('GET');
setInterval(look, LOOK_MS);
