const copy = document.getElementById('copy-markup');
const status = document.getElementById('copy-status');
const code = document.getElementById('markup');

/** Shows a fragment as an author would write it. */
export function showMarkup(fragment) {
  code.textContent = [...fragment.children].map((element) => readable(element.outerHTML)).join('\n');
}

/** Writes `paused=""` as `paused`, and entities only where they are needed. */
const readable = (markup) =>
  markup
    .replace(/ ([\w-]+)=""/g, ' $1')
    .replace(/="([^"]*)"/g, (whole, value) =>
      !value.includes('&quot;') || value.includes("'") ? whole : `='${value.replaceAll('&quot;', '"')}'`,
    );

copy.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(code.textContent);
    status.textContent = 'Copied';
  } catch {
    document.getSelection().selectAllChildren(code);
    status.textContent = 'Your browser did not copy: the markup is selected';
  }
});
