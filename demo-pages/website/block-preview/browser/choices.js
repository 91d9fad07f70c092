/** One of several buttons is pressed at a time; `chosen(name, value)` hears of each new one. */
export function bindChoices(chosen) {
  for (const group of document.querySelectorAll('[data-choice]')) {
    group.addEventListener('click', ({ target }) => {
      const pressed = target.closest('button');
      if (!pressed || pressed.ariaPressed === 'true') return;
      for (const button of group.querySelectorAll('button')) button.ariaPressed = String(button === pressed);
      chosen(group.dataset.choice, pressed.value);
    });
  }
}
