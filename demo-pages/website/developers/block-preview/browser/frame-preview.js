import { writeAttribute } from './write-attribute.js';

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
