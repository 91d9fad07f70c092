import { sendMouse } from '@web/test-runner-commands';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import '../../donation-mode/donation-mode.tsx';
import '../../quantity-stepper/quantity-stepper.tsx';

const { requestAnimationFrame } = window;

const place = <Found extends HTMLElement>(html: string) => {
  const box = document.createElement('main');
  box.innerHTML = html;
  document.body.append(box);
  return box.firstElementChild as Found;
};
/** A visitor presses; `seen` is called when the page hears of it. */
async function press(button: Element, seen: () => void) {
  document.addEventListener('click', seen, { once: true });
  const { left, top, width, height } = button.getBoundingClientRect();
  await sendMouse({
    type: 'click',
    position: [Math.round(left + width / 2), Math.round(top + height / 2)],
  });
}

describe('what answers a press', () => {
  let stepper: HTMLElement & { value: number };
  const shown = () => stepper.querySelector('input')?.value;
  const more = () => stepper.querySelector('.haven-stepper__button--plus') as HTMLElement;
  const placeStepper = async () => {
    stepper = place('<quantity-stepper value="1"></quantity-stepper>');
    await nextFrame();
  };

  afterEach(() => {
    window.requestAnimationFrame = requestAnimationFrame;
    document.body.replaceChildren();
  });

  it('is true at once, and drawn after the frame that shows the press', async () => {
    await placeStepper();
    const seen: unknown[] = [];
    await press(more(), () => {
      seen.push(stepper.value, shown());
      queueMicrotask(() => seen.push(shown()));
      window.requestAnimationFrame(() => seen.push(shown()));
    });
    await waitUntil(() => shown() === '2', 'the press was never answered');
    expect(seen).to.deep.equal([2, '1', '1', '1']);
  });

  it('is drawn before the visitor does something else', async () => {
    await placeStepper();
    window.requestAnimationFrame = () => 0;
    const seen: unknown[] = [];
    await press(more(), () => {
      seen.push(shown());
      stepper.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
      seen.push(shown());
    });
    expect(seen).to.deep.equal(['1', '2']);
  });

  it('is drawn where there are no frames', async () => {
    await placeStepper();
    window.requestAnimationFrame = () => 0;
    await press(more(), () => {});
    await waitUntil(() => shown() === '2', 'the press was never answered');
  });

  it('is drawn at the end of the task when a script presses', async () => {
    await placeStepper();
    more().click();
    await Promise.resolve();
    expect(shown()).to.equal('2');
  });

  it('is in a form that is sent before the frame', async () => {
    const form = place<HTMLFormElement>(
      '<form><donation-mode name="frequency"><fieldset data-mode="one-off"><input name="amount" value="60"></fieldset><fieldset data-mode="monthly"><input name="amount" value="20"></fieldset></donation-mode></form>',
    );
    await nextFrame();
    let sent = '';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent = new URLSearchParams(new FormData(form) as never).toString();
    });
    const monthly = form.querySelector('donation-mode')?.shadowRoot?.querySelectorAll('button')[1] as HTMLElement;
    await press(monthly, () => form.requestSubmit());
    expect(sent).to.equal('frequency=monthly&amount=20');
  });
});
