import { nextFrame } from '#testing/browser.ts';

/** What a visitor can use, in the order of the page, in open shadow roots too. */
const controlsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches('button, input, select, textarea, summary, [role="option"]') ? [element] : []),
    ...(element.shadowRoot ? controlsIn(element.shadowRoot) : []),
  ]);

const isTyped = ({ type }: HTMLInputElement) => /^(text|email|tel|number|search|url)$/.test(type);

/** Uses a control as a visitor does: clicks it, or types, ticks or chooses. */
function use(control: HTMLElement): void {
  control.focus();
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = control.options.length - 1;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && isTyped(control))) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    set?.call(control, control.type === 'number' ? '7' : 'Kim');
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  } else control.click();
  control.blur();
}

/** Uses the controls of a page one after the other, those too that appear, up to a number of them. */
export async function useControls(limit: number, after: () => void = () => {}): Promise<void> {
  const used = new WeakSet<Element>();
  for (let count = 0; count < limit; count += 1) {
    const next = controlsIn(document.body).find((control) => !used.has(control));
    if (!next) return;
    used.add(next);
    use(next);
    await nextFrame();
    after();
  }
}
