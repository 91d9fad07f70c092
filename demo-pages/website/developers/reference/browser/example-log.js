const MOST_LINES = 20;

/** Logs the events of an example and the navigations that it would make: an example never leaves its page. */
export function logExampleEvents(page, names, box) {
  const list = box.querySelector('ol');
  const write = (text, detail = '') => {
    const line = document.createElement('li');
    const name = document.createElement('code');
    name.textContent = text;
    line.append(name, detail && ` ${detail}`);
    list.prepend(line);
    list.children[MOST_LINES]?.remove();
    box.hidden = false;
  };
  // In the capture phase, because not every event bubbles.
  for (const name of names) page.addEventListener(name, ({ detail }) => write(name, textOf(detail)), { capture: true });
  page.addEventListener('haven-navigate', (event) => event.preventDefault());
  page.addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node.matches?.('a[href]'));
    const address = link?.getAttribute('href');
    if (!link || event.defaultPrevented || address.startsWith('#') || link.target === '_blank') return;
    event.preventDefault();
    write('link', `would lead to ${address}`);
  });
  page.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const fields = new URLSearchParams([...new FormData(event.target, event.submitter)].filter(([, value]) => value));
    write('form', `would be sent to ${new URL(event.target.action).pathname}${fields.size > 0 ? `?${fields}` : ''}`);
  });
}

function textOf(detail) {
  try {
    return detail == null ? '' : JSON.stringify(detail);
  } catch {
    return '';
  }
}
