/** Shows the blocks whose tag contains the typed text. */
export function bindBlockSearch(field, status) {
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
