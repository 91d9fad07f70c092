const wordsOf = (text) =>
  text
    .trim()
    .toLowerCase()
    .split(/[\s<>]+/)
    .filter(Boolean);
const holds = (text, words) => words.every((word) => text.includes(word));

/** Filters the cards of the index while typing; the address follows, so that a search can be shared. */
export function bindIndexSearch(field) {
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
    const asked = field.value.trim();
    const outcome =
      count === 0 ? `Nothing found for “${asked}”` : `${count} of ${cards.length} elements for “${asked}”`;
    found.textContent = words.length === 0 ? '' : outcome;
    history.replaceState(null, '', asked ? `?q=${encodeURIComponent(asked)}` : location.pathname);
  };
  field.addEventListener('input', show);
  field.form.addEventListener('submit', (event) => event.preventDefault());
  // A browser may restore the field's text after going back.
  if (field.value !== field.defaultValue) show();
}

/** Filters the list of elements beside a page by name; Enter searches the whole index. */
export function bindNavigationSearch(field) {
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
