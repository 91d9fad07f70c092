/** Shows a message inside a popup that is still blank, because the shopper is looking at the popup. */
export function showPopupMessage({ document: page }: Window, message: string): void {
  page.documentElement.lang = document.documentElement.lang;
  page.title = message;
  const { body } = page;
  body.setAttribute('role', 'alert');
  body.style.font = '18px/1.5 system-ui,sans-serif';
  body.style.padding = '2em';
  body.textContent = message;
}
