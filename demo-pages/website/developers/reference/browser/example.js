const PAUSE_MS = 200;

/** Connects an example's form: the element in its frame changes immediately, its markup and problems shortly after. */
export function bindExample(section) {
  const { example, tag, events } = section.dataset;
  const frame = section.querySelector('iframe');
  const form = section.querySelector('[data-attributes]');
  const log = section.querySelector('[data-log]');
  const names = events.split(' ').filter(Boolean);
  whenLoaded(frame, (page) => {
    fitHeight(frame, page);
    makeRoomForFilms(page);
    logExampleEvents(page, names, log);
  });
  if (!form) return;

  const alone = section.querySelector('[data-alone]');
  let timer;
  let latest = 0;
  const follow = async () => {
    latest += 1;
    const own = latest;
    const query = new URLSearchParams(new FormData(form));
    query.delete('example');
    alone.href = `${example}?${query}`;
    const answer = await fetch(`${example}/markup?${query}`).catch(() => undefined);
    // An older answer must not overwrite later changes.
    if (!answer?.ok || own !== latest) return;
    const { tokens, problems } = await answer.json();
    showTokens(section.querySelector('pre code'), tokens);
    showProblems(form, problems);
  };
  form.addEventListener('input', ({ target }) => {
    const element = frame.contentDocument?.querySelector(tag);
    if (element) writeAttribute(element, target);
    clearTimeout(timer);
    timer = setTimeout(follow, PAUSE_MS);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  section.querySelector('[data-reset]').addEventListener('click', (event) => {
    // After a reset the page's address must not contain the changes any more.
    if (location.search) return;
    event.preventDefault();
    form.reset();
    frame.src = example;
    log.hidden = true;
    log.querySelector('ol').replaceChildren();
    follow();
  });
}

/** Sets an attribute as an author would write it: an empty field removes it. */
function writeAttribute(element, { name, type, checked, value }) {
  const text = type === 'checkbox' ? (checked ? '' : null) : value || null;
  if (text === null) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

function showTokens(code, tokens) {
  code.replaceChildren(
    ...tokens.map(([kind, text]) => {
      if (kind === 'text') return text;
      const span = document.createElement('span');
      span.className = `rf-${kind}`;
      span.textContent = text;
      return span;
    }),
  );
}

function showProblems(form, problems) {
  for (const line of form.querySelectorAll('[data-problem]')) {
    const problem = problems[line.dataset.problem] ?? '';
    if (line.textContent !== problem) line.textContent = problem;
    const field = form.elements.namedItem(line.dataset.problem);
    if (problem) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }
}

/** Makes a frame as high as its document, like a part of the page. */
function fitHeight(frame, page) {
  new ResizeObserver(() => {
    frame.style.blockSize = `${Math.ceil(page.body.getBoundingClientRect().height)}px`;
  }).observe(page.body);
}

/** A film plays in a dialog, which is no higher than its window; here that is the frame. */
function makeRoomForFilms(page) {
  for (const [event, plays] of [
    ['video-start', true],
    ['video-end', false],
  ])
    page.addEventListener(event, () => page.body.classList.toggle('example--film', plays));
}

/** Calls `ready` with the frame's document, now and after each load. */
function whenLoaded(frame, ready) {
  const isOurs = () => frame.contentDocument?.body?.classList.contains('example');
  if (isOurs() && frame.contentDocument.readyState === 'complete') ready(frame.contentDocument);
  frame.addEventListener('load', () => isOurs() && ready(frame.contentDocument));
}

const MOST_LINES = 20;

/** Logs the events of an example and the navigations that it would make: an example never leaves its page. */
function logExampleEvents(page, names, box) {
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
