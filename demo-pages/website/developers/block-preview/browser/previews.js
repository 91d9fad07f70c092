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

/** A preview inside the document of a frame, once that document has loaded. */
export async function framePreview(frame, log) {
  await loaded(frame);
  const inner = frame.contentDocument;
  const stage = inner.getElementById('stage');
  log.watch(inner, 'frame');
  // The frame is as high as its document, like a part of the page.
  new ResizeObserver(() => {
    frame.style.blockSize = `${inner.body.offsetHeight}px`;
  }).observe(inner.body);
  return {
    check: document.getElementById('frame-check'),
    root: inner,
    start(model, { country, direction }) {
      inner.documentElement.lang = country === 'NZL' ? 'en-NZ' : 'en-AU';
      inner.documentElement.dataset.siteCountryCode = country;
      inner.documentElement.dir = direction;
      stage.replaceChildren(inner.importNode(model, true));
      window.initBackOffice(inner);
    },
    setAttribute(tag, name, value) {
      writeAttribute(inner.querySelector(tag), name, value);
    },
  };
}

const loaded = (frame) =>
  new Promise((resolve) => {
    // A frame starts with an empty document whose state is also `complete`.
    if (frame.contentDocument?.getElementById('stage') && frame.contentDocument.readyState === 'complete') resolve();
    else frame.addEventListener('load', resolve, { once: true });
  });

/** Sets an attribute as an author would write it: `true` adds it without a value, `null` removes it. */
export function writeAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : value);
}
