import { writeAttribute } from './write-attribute.js';

const SHEETS = ['/design/haven.css', '/design/haven-controls.css', '/back-office/assets/frame.css'];

/** A preview inside an open shadow root of this page. */
export function shadowPreview(host, log) {
  const root = host.attachShadow({ mode: 'open' });
  const stage = document.createElement('div');
  stage.className = 'stage';
  root.append(...SHEETS.map(sheet), stage);
  log.watch(root, 'shadow root');
  return {
    check: document.getElementById('shadow-check'),
    root: root,
    start(model, { country, direction }) {
      stage.setAttribute('site-country-code', country);
      stage.lang = country === 'NZL' ? 'en-NZ' : 'en-AU';
      stage.dir = direction;
      stage.replaceChildren(document.importNode(model, true));
      window.initBackOffice(root);
    },
    setAttribute(tag, name, value) {
      writeAttribute(root.querySelector(tag), name, value);
    },
  };
}

function sheet(href) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}
