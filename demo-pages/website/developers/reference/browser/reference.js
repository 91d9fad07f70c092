import { bindExample } from './example.js';

const SHOWN_MS = 4_000;
const wordsOf = (text) =>
  text
    .trim()
    .toLowerCase()
    .split(/[\s<>]+/)
    .filter(Boolean);
const holds = (text, words) => words.every((word) => text.includes(word));

bindTheme(document.querySelector('[data-theme-form]'));
bindCopying();
const field = document.getElementById('search');
if (document.querySelector('[data-found]')) bindIndexSearch(field);
else bindNavigationSearch(field);
for (const section of document.querySelectorAll('[data-example]')) bindExample(section);
// Hides what only readers without a script need.
for (const element of document.querySelectorAll('[data-without-script]')) element.hidden = true;

/** Adds a copy button to each block of code. */
function bindCopying() {
  for (const block of document.querySelectorAll('[data-code]')) {
    const button = block.querySelector('[data-copy]');
    const status = block.querySelector('[data-copy-status]');
    button.hidden = false;
    let timer;
    button.addEventListener('click', async () => {
      status.textContent = await copy(block.querySelector('code'));
      clearTimeout(timer);
      timer = setTimeout(() => {
        status.textContent = '';
      }, SHOWN_MS);
    });
  }
}

async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return 'Copied';
  } catch {
    document.getSelection().selectAllChildren(code);
    return 'Your browser did not copy: the code is selected';
  }
}

/** Filters the cards of the index while typing; the address follows, so that a search can be shared. */
function bindIndexSearch(field) {
  const found = document.querySelector('[data-found]');
  const none = document.querySelector('[data-none]');
  const start = document.querySelector('[data-without-search]');
  const cards = [...document.querySelectorAll('[data-search-text]')];
  const show = () => {
    const words = wordsOf(field.value);
    let count = 0;
    for (const card of cards) {
      card.hidden = !holds(card.dataset.searchText, words);
      if (!card.hidden) count += 1;
    }
    for (const group of document.querySelectorAll('[data-group]'))
      group.hidden = !group.querySelector('[data-search-text]:not([hidden])');
    none.hidden = count > 0;
    if (start) start.hidden = words.length > 0;
    const query = field.value.trim();
    const outcome =
      count === 0 ? `Nothing found for “${query}”` : `${count} of ${cards.length} elements for “${query}”`;
    found.textContent = words.length === 0 ? '' : outcome;
    history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
  };
  field.addEventListener('input', show);
  field.form.addEventListener('submit', (event) => event.preventDefault());
  // A browser may restore the field's text after going back.
  if (field.value !== field.defaultValue) show();
}

/** Filters the list of elements beside a page by name; Enter searches the whole index. */
function bindNavigationSearch(field) {
  const groups = [...document.querySelectorAll('[data-nav-group]')];
  field.addEventListener('input', () => {
    const words = wordsOf(field.value);
    for (const group of groups) {
      const items = [...group.querySelectorAll('[data-tag]')];
      for (const item of items) item.hidden = !holds(item.dataset.tag, words);
      group.hidden = items.every((item) => item.hidden);
    }
  });
}

/** Applies the chosen colours immediately and stores the choice on the server, which uses it for the next page. */
function bindTheme(form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    document.documentElement.dataset.theme = submitter.value;
    for (const button of form.querySelectorAll('button')) button.ariaPressed = String(button === submitter);
    const scheme = submitter.value === 'auto' ? 'light dark' : submitter.value;
    document.querySelector('meta[name=color-scheme]').content = scheme;
    const body = new URLSearchParams(new FormData(form, submitter));
    // If the choice could not be stored, it still applies to this page.
    fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => {});
  });
}
