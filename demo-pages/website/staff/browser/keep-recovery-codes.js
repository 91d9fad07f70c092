// Copies and prints the recovery codes. Without this script the page has a link that downloads them.

const status = document.querySelector('[data-codes-status]');

const acts = {
  async copy() {
    const codes = [...document.querySelectorAll('.records-codes code')].map(({ textContent }) => textContent);
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      status.textContent = 'Copied.';
    } catch {
      status.textContent = 'Your browser did not allow copying. Download or print the codes instead.';
    }
  },
  print() {
    window.print();
  },
};

for (const button of document.querySelectorAll('[data-codes]')) {
  button.hidden = false;
  button.addEventListener('click', acts[button.dataset.codes]);
}
