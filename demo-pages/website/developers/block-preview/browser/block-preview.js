import { bindAttributes } from './attributes.js';
import { bindBlockSearch } from './block-search.js';
import { bindMarkupCheck } from './check-markup.js';
import { checkModel } from './check-model.js';
import { bindChoices } from './choices.js';
import { framePreview } from './frame-preview.js';
import { showMarkup } from './markup.js';
import { openEventLog } from './open-event-log.js';
import { shadowPreview } from './shadow-preview.js';

/**
 * The model is the example as an author wrote it, in a document that draws nothing. The previews are copies of it: an
 * attribute is changed in all of them, and a restart makes new copies.
 */
const { tag, example } = document.getElementById('main').dataset;
const model = document.getElementById(example).content;
const settings = { country: 'AUS', direction: 'ltr', width: '' };
const log = openEventLog(document.getElementById('events'));
const previews = [shadowPreview(document.getElementById('shadow-host'), log)];
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
bindMarkupCheck();
showMarkup(model);
// The frame's document may be loaded already or still loading.
framePreview(document.getElementById('frame'), log).then((preview) => {
  previews.push(preview);
  restart();
  checkModel(model, previews);
});
