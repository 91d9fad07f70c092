const WORDS = { error: 'Must fix', warning: 'Should fix', advice: 'Could be better' };

/**
 * Lists findings in a box. `show` leads to the place of a finding; `canShow` says for which findings that is possible.
 */
export function showFindings(box, findings, show, canShow = () => true) {
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
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(text);
  return made;
}
