import { bindMarkupCheck, checkModel } from './check-markup.js';
import { openEventLog } from './open-event-log.js';
import { framePreview, shadowPreview, writeAttribute } from './previews.js';

/**
 * The model is the example as an author wrote it, in a document that renders nothing. The previews are copies of it: an
 * attribute is changed in all of them, and a restart makes new copies.
 */
const { tag, example } = document.getElementById('main').dataset;
const model = document.getElementById(example).content;
const settings = { country: 'AUS', direction: 'ltr', width: '' };
const log = openEventLog(document.getElementById('events'));
const previews = [shadowPreview(document.getElementById('shadow-host'), log)];
const copyButton = document.getElementById('copy-markup');
const copyStatus = document.getElementById('copy-status');
const markup = document.getElementById('markup');
let starts = 0;

function restart() {
  for (const preview of previews) preview.start(model, settings);
  starts += 1;
  document.getElementById('started').textContent = starts === 1 ? 'Started' : `Started ${starts} times`;
}

bindBlockSearch(document.getElementById('block-search'), document.getElementById('block-count'));
bindAttributes(document.getElementById('attributes'), model.querySelector(tag), (name, value) => {
  for (const preview of previews) preview.setAttribute(tag, name, value);
  showMarkup(model);
  checkModel(model, previews);
});
bindChoices((name, value) => {
  settings[name] = value;
  if (name !== 'width') return restart();
  for (const box of document.querySelectorAll('[data-window]')) box.style.inlineSize = value;
});
document.getElementById('restart').addEventListener('click', restart);
copyButton.addEventListener('click', copyMarkup);
bindMarkupCheck();
showMarkup(model);
// The frame's document may be loaded already or still loading.
framePreview(document.getElementById('frame'), log).then((preview) => {
  previews.push(preview);
  restart();
  checkModel(model, previews);
});

/** Fills the fields from the model's element, writes each change to it, and calls `changed(name, value)`. */
function bindAttributes(form, element, changed) {
  if (!form || !element) return;
  for (const field of form.querySelectorAll('[data-attribute]')) {
    const { attribute } = field.dataset;
    if (field.type === 'checkbox')
      field.checked = element.hasAttribute(attribute) && element.getAttribute(attribute) !== 'false';
    else showValue(field, element.getAttribute(attribute) ?? '');
    field.addEventListener('input', () => {
      // An empty field removes the attribute.
      const value = field.type === 'checkbox' ? field.checked || null : field.value || null;
      writeAttribute(element, attribute, value);
      changed(attribute, value);
    });
  }
  form.addEventListener('submit', (event) => event.preventDefault());
}

/** Shows a value in a field; an example may have one that the menu does not offer. */
function showValue(field, value) {
  if (field.type === 'select-one' && ![...field.options].some((option) => option.value === value))
    field.append(new Option(value));
  field.value = value;
}

/** Shows a fragment as an author would write it. */
function showMarkup(fragment) {
  markup.textContent = [...fragment.children].map((element) => readable(element.outerHTML)).join('\n');
}

/** Writes `paused=""` as `paused`, and entities only where they are needed. */
function readable(text) {
  return text
    .replace(/ ([\w-]+)=""/g, ' $1')
    .replace(/="([^"]*)"/g, (whole, value) =>
      !value.includes('&quot;') || value.includes("'") ? whole : `='${value.replaceAll('&quot;', '"')}'`,
    );
}

/** Copies the markup, or selects it where the browser does not allow that. */
async function copyMarkup() {
  try {
    await navigator.clipboard.writeText(markup.textContent);
    copyStatus.textContent = 'Copied';
  } catch {
    document.getSelection().selectAllChildren(markup);
    copyStatus.textContent = 'Your browser did not copy: the markup is selected';
  }
}

/** Shows the blocks whose tag contains the typed text. */
function bindBlockSearch(field, status) {
  field.addEventListener('input', () => {
    const wanted = field.value.trim().toLowerCase();
    let found = 0;
    for (const group of document.querySelectorAll('.bo-blocks__group')) {
      const items = [...group.querySelectorAll('[data-tag]')];
      for (const item of items) item.hidden = !item.dataset.tag.includes(wanted);
      const shown = items.filter((item) => !item.hidden).length;
      group.hidden = shown === 0;
      found += shown;
    }
    status.textContent = found === 1 ? '1 block found' : `${found} blocks found`;
  });
}

/** Marks one button of each group as chosen; calls `chosen(name, value)` for each new choice. */
function bindChoices(chosen) {
  for (const group of document.querySelectorAll('[data-choice]')) {
    group.addEventListener('click', ({ target }) => {
      const clicked = target.closest('button');
      if (!clicked || clicked.ariaPressed === 'true') return;
      for (const button of group.querySelectorAll('button')) button.ariaPressed = String(button === clicked);
      chosen(group.dataset.choice, clicked.value);
    });
  }
}
