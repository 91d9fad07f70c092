/** Follows each change: the sheet and the contrast from the server, the theme in the frame without loading it again. */
const form = document.querySelector('[data-choice]');
const frame = document.querySelector('[data-preview]');
const facts = document.querySelector('[data-facts]');
const downloads = document.querySelectorAll('[data-download]');
let latest = 0;

form.addEventListener('input', async ({ target }) => {
  const shown = target.parentElement.querySelector('[data-value]');
  if (shown) shown.textContent = target.value;
  latest += 1;
  const asked = latest;
  const query = `?${new URLSearchParams(new FormData(form))}`;
  for (const link of downloads) link.href = `/elements/theme-builder/${link.dataset.download}${query}`;
  const link = frame.contentDocument?.querySelector('[data-theme-sheet]');
  if (link) link.href = `/elements/theme-builder/theme.css${query}`;
  const answer = await fetch(`/elements/theme-builder/facts${query}`).catch(() => undefined);
  // An older answer must not overwrite a later choice.
  if (!answer?.ok || asked !== latest) return;
  const preview = await answer.json();
  document.getElementById('theme-sheet').textContent = preview.sheet;
  document.getElementById('theme-file').textContent = preview.file;
  facts.replaceChildren(
    ...preview.facts.map((text) => {
      const item = document.createElement('li');
      item.textContent = text;
      return item;
    }),
  );
  history.replaceState(null, '', query);
});
