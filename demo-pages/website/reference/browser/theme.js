/** Takes the colours over at once, and tells the server, which draws the next page in them. */
export function bindTheme(form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    document.documentElement.dataset.theme = submitter.value;
    for (const button of form.querySelectorAll('button')) button.ariaPressed = String(button === submitter);
    const scheme = submitter.value === 'auto' ? 'light dark' : submitter.value;
    document.querySelector('meta[name=color-scheme]').content = scheme;
    const body = new URLSearchParams(new FormData(form, submitter));
    // A choice that could not be kept still holds on this page.
    fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => {});
  });
}
