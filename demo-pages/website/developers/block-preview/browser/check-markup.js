/** The only place where text becomes a document. Nothing in it runs, loads or is shown. */
const policy = window.trustedTypes?.createPolicy('haven-check', { createHTML: (markup) => markup });
const parse = (markup) => new DOMParser().parseFromString(policy ? policy.createHTML(markup) : markup, 'text/html');

/** Checks pasted markup, and links each finding to its position in the text. */
export function bindMarkupCheck() {
  const field = document.getElementById('own-markup');
  const check = document.getElementById('own-check');
  document.getElementById('own').hidden = false;
  document.getElementById('own-form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const { checkMarkup } = await import('/elements/check-authoring.js');
    const findings = await checkMarkup(field.value, parse);
    showFindings(
      check,
      findings,
      ({ place }) => select(field, place),
      ({ place }) => place !== undefined,
    );
  });
}

/** Selects a part of the text and brings it into view. */
function select(field, { start, end }) {
  field.setSelectionRange(start, end);
  field.focus();
  const lines = (text) => text.split('\n').length;
  field.scrollTop =
    (lines(field.value.slice(0, start)) / lines(field.value)) * field.scrollHeight - field.clientHeight / 2;
}

const WORDS = { error: 'Must fix', warning: 'Should fix', advice: 'Could be better' };

/**
 * Lists findings in a box. `show` leads to the place of a finding; `canShow` says for which findings that is possible.
 */
function showFindings(box, findings, show, canShow = () => true) {
  const sum = box.querySelector('.bo-check__sum');
  const text = sumOf(findings);
  // Writing the same sentence again would make a screen reader announce it again.
  if (sum.textContent !== text) sum.textContent = text;
  sum.dataset.praise = String(findings.length === 0);
  box
    .querySelector('.bo-check__list')
    .replaceChildren(...findings.map((finding) => item(finding, canShow(finding) ? show : undefined)));
}

function sumOf(findings) {
  if (findings.length === 0) return 'Well written: no problems found.';
  const counts = Object.entries(WORDS).map(([severity, words]) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 && `${words.toLowerCase()}: ${count}`;
  });
  const places = findings.length === 1 ? '1 thing to check' : `${findings.length} things to check`;
  return `${places} (${counts.filter(Boolean).join(', ')}).`;
}

function item(finding, show) {
  const { severity, tag, message, advice, link } = finding;
  const line = element('li', 'bo-finding');
  line.dataset.severity = severity;
  const kind = element('p', 'bo-finding__kind', WORDS[severity]);
  const words = element('p', 'bo-finding__message', message);
  const todo = element('p', 'bo-finding__advice');
  // In a definition's prose, text between backticks is code.
  todo.append(...advice.split('`').map((part, place) => (place % 2 ? element('code', '', part) : part)));
  const actions = element('p', 'bo-finding__actions');
  if (show) {
    const button = element('button', 'bo-finding__show', 'Show me');
    button.type = 'button';
    button.append(element('span', 'haven-visually-hidden', `: ${message}`));
    button.addEventListener('click', () => show(finding));
    actions.append(button);
  }
  const about = element('a', 'bo-finding__link', link === '/elements' ? 'All blocks' : `About <${tag}>`);
  about.href = link;
  actions.append(about);
  line.append(kind, words, todo, actions);
  return line;
}

function element(name, className, text = '') {
  const created = document.createElement(name);
  if (className) created.className = className;
  created.append(text);
  return created;
}

/** The number of the newest check. */
let latest = 0;

/** Checks the current example and shows the findings below each preview. */
export async function checkModel(model, previews) {
  latest += 1;
  const own = latest;
  const { checkAuthoring } = await import('/elements/check-authoring.js');
  const box = document.implementation.createHTMLDocument('').createElement('div');
  box.append(box.ownerDocument.importNode(model, true));
  const findings = await checkAuthoring(box);
  // A later change is being checked or already was.
  if (own !== latest) return;
  for (const { check, root } of previews) {
    check.hidden = false;
    showFindings(check, findings, ({ element, tag }) => {
      const place = [...box.querySelectorAll(element.localName)].indexOf(element);
      // When a block renders in place of its fallback, the block itself is shown.
      showElement(root.querySelectorAll(element.localName)[place] ?? root.querySelector(tag));
    });
  }
}

/** Scrolls an element into view, marks it and focuses it, until the focus moves on. */
function showElement(element) {
  if (!element) return;
  const given = element.getAttribute('tabindex');
  if (given === null) element.setAttribute('tabindex', '-1');
  element.toggleAttribute('data-bo-shown', true);
  element.addEventListener(
    'blur',
    () => {
      if (given === null) element.removeAttribute('tabindex');
      element.removeAttribute('data-bo-shown');
    },
    { once: true },
  );
  element.ownerDocument.defaultView.focus();
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}
