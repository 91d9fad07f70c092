// Only for this page: the buttons that copy a listing.
for (const button of document.querySelectorAll('[data-copies]')) {
  const text = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    const listing = document.getElementById(button.dataset.copies);
    try {
      await navigator.clipboard.writeText(listing.textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(listing);
      button.textContent = 'Selected: press Ctrl+C';
    }
    setTimeout(() => {
      button.textContent = text;
    }, 2000);
  });
}
