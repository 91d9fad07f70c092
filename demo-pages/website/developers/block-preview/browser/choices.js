/** Keeps one button of each group pressed; calls `chosen(name, value)` for each new choice. */
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
