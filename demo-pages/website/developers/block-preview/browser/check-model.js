import { showFindings } from './findings.js';
import { showElement } from './show-element.js';

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
      // When a block draws in place of its fallback, the block itself is shown.
      showElement(root.querySelectorAll(element.localName)[place] ?? root.querySelector(tag));
    });
  }
}
