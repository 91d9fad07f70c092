/**
 * Shows the events that the page sends to its tag manager. It replaces the tag manager: it reads each entry of the data
 * layer and calls the entry's callback immediately, so that nothing waits. The list stays across pages while the tab
 * is open.
 */
const STORE = 'haven-analytics-events';
const MOST = 100;

function read() {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]');
  } catch {
    return [];
  }
}

function write(events) {
  try {
    sessionStorage.setItem(STORE, JSON.stringify(events.slice(-MOST)));
  } catch {
    // Without storage the list covers this page only.
  }
}

function element(tag, className, ...content) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...content);
  return made;
}

let events = read();
const count = element('span', 'analytics-panel__count');
const list = element('ol', 'analytics-panel__list');
list.tabIndex = 0;
list.setAttribute('aria-label', 'Events, the newest first');
const clear = element('button', 'haven-button haven-button--quiet', 'Clear');
clear.type = 'button';
const settings = element('a', '', 'What is this?');
settings.href = '/analytics';
const details = element(
  'details',
  'analytics-panel__details',
  element('summary', 'analytics-panel__summary', 'Analytics events ', count),
  list,
  element('p', 'analytics-panel__foot', settings, clear),
);
details.open = true;
const panel = element('section', 'analytics-panel', details);
panel.setAttribute('aria-label', 'Analytics events');

function render() {
  count.textContent = `(${events.length})`;
  list.replaceChildren(
    ...events
      .toReversed()
      .map(({ event, path, fields }) =>
        element(
          'li',
          'analytics-panel__event',
          element('strong', '', event),
          element('span', 'analytics-panel__path', ` ${path}`),
          ...(fields === '{}' ? [] : [element('code', 'analytics-panel__fields', fields)]),
        ),
      ),
  );
}

function record(entry) {
  // The shop clears the ecommerce object before each of its events: this entry is not an event.
  if (typeof entry?.event !== 'string') return;
  const { event, eventCallback, eventTimeout: _, ...fields } = entry;
  events = [...events, { event, path: location.pathname, fields: JSON.stringify(fields) }].slice(-MOST);
  write(events);
  render();
  queueMicrotask(() => eventCallback?.());
}

clear.addEventListener('click', () => {
  events = [];
  write(events);
  render();
});

globalThis.dataLayer ??= [];
const push = globalThis.dataLayer.push.bind(globalThis.dataLayer);
for (const entry of globalThis.dataLayer) record(entry);
globalThis.dataLayer.push = (...entries) => {
  const length = push(...entries);
  entries.forEach(record);
  return length;
};
render();
document.body.append(panel);
