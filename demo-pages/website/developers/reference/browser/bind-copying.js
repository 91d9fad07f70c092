const SHOWN_MS = 4_000;

/** Adds a copy button to each block of code. */
export function bindCopying() {
  for (const block of document.querySelectorAll('[data-code]')) {
    const button = block.querySelector('[data-copy]');
    const status = block.querySelector('[data-copy-status]');
    button.hidden = false;
    let timer;
    button.addEventListener('click', async () => {
      status.textContent = await copy(block.querySelector('code'));
      clearTimeout(timer);
      timer = setTimeout(() => {
        status.textContent = '';
      }, SHOWN_MS);
    });
  }
}

async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return 'Copied';
  } catch {
    document.getSelection().selectAllChildren(code);
    return 'Your browser did not copy: the code is selected';
  }
}
