// Says when the session is about to end, and prolongs it. Every tab of the site that is used counts as use.

const MINUTE_MS = 60_000;
const LENGTH_MS = 30 * MINUTE_MS;
const WARNING_MS = 3 * MINUTE_MS;
const LOOK_MS = 5_000;
const KEY = 'haven-giving-used';

const notice = document.querySelector('[data-stay-signed-in]');
const [text, button, link] = [...notice.querySelectorAll('span, button, a')];
const { soon, stayed, ended, action } = notice.dataset;
let usedAt = 0;
let before;

function use() {
  usedAt = Date.now();
  try {
    localStorage.setItem(KEY, String(usedAt));
  } catch {
    // Without storage each tab counts for itself.
  }
}

function lastUse() {
  try {
    return Math.max(usedAt, Number(localStorage.getItem(KEY)));
  } catch {
    return usedAt;
  }
}

function show(words, shown) {
  if (text.textContent === words && !notice.hidden) return;
  if (notice.hidden) before = document.activeElement;
  text.textContent = words;
  button.hidden = shown !== button;
  link.hidden = shown !== link;
  notice.hidden = false;
}

function look() {
  const left = lastUse() + LENGTH_MS - Date.now();
  if (left <= 0) show(ended, link);
  else if (left <= WARNING_MS) show(soon, button);
  else if (Date.now() - usedAt > LOOK_MS) notice.hidden = true;
}

button.addEventListener('click', async () => {
  const response = await fetch(action, { method: 'POST' }).catch(() => undefined);
  if (response?.status === 401) {
    usedAt = Number.NEGATIVE_INFINITY;
    return show(ended, link);
  }
  // Without an answer the button stays, to be tried again.
  if (!response?.ok) return;
  use();
  before?.focus();
  show(stayed);
});

use();
setInterval(look, LOOK_MS);
document.addEventListener('visibilitychange', look);
