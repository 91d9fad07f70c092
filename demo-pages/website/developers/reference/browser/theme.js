/** Applies the chosen colours immediately and stores the choice on the server, which uses it for the next page. */
export function bindTheme(form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    document.documentElement.dataset.theme = submitter.value;
    for (const button of form.querySelectorAll('button')) button.ariaPressed = String(button === submitter);
    const scheme = submitter.value === 'auto' ? 'light dark' : submitter.value;
    document.querySelector('meta[name=color-scheme]').content = scheme;
    const body = new URLSearchParams(new FormData(form, submitter));
    // If the choice could not be stored, it still applies to this page.
    fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => {});
  });
}
