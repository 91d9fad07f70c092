import { showFindings } from './findings.js';

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
