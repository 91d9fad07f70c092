/** Scrolls an element into view, marks it and focuses it, until the focus moves on. */
export function showElement(element) {
  if (!element) return;
  const given = element.getAttribute('tabindex');
  if (given === null) element.setAttribute('tabindex', '-1');
  element.toggleAttribute('data-bo-shown', true);
  element.addEventListener(
    'blur',
    () => {
      if (given === null) element.removeAttribute('tabindex');
      element.removeAttribute('data-bo-shown');
    },
    { once: true },
  );
  element.ownerDocument.defaultView.focus();
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}
