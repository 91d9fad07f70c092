// Writes every event of a widget or button into the log below it.

const QUIET = ['resize'];

// These fields are internal to the frame and tell a reader nothing.
const NOT_SHOWN = [
  'event',
  'data',
  'widget_id',
  'message_source',
  'purpose',
  'error',
  'validators',
  'invalid_showed_fields',
];

const summaryOf = (data) =>
  Object.entries(data ?? {})
    .filter(([name, value]) => value !== undefined && !NOT_SHOWN.includes(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');

export function logEvents(selector, source, names, more = ['error']) {
  for (const name of new Set([...Object.values(names), ...more])) {
    if (!QUIET.includes(name)) source.on(name, (data) => logEvent(selector, name, data));
  }
}

export function logEvent(selector, name, data) {
  const log = document.querySelector(selector);
  // A wallet's event has a name and data.
  const text = typeof data === 'string' ? data : summaryOf(data?.event === name ? { ...data, ...data.data } : data);
  // A repeated event, for example for each typed key, replaces its line instead of filling the log.
  const last = log.lastElementChild;
  const line = last?.dataset.event === name ? last : log.appendChild(document.createElement('p'));
  line.dataset.event = name;
  const title = document.createElement('strong');
  title.textContent = name;
  line.replaceChildren(title, ` ${text}`);
  log.scrollTop = log.scrollHeight;
}
