import { sendKeys } from '@web/test-runner-commands';
import { expect, nextFrame } from '#testing/browser.ts';
import './quantity-stepper.tsx';

type Stepper = HTMLElement & { value: number | string };

function place(html: string): Stepper {
  const box = document.createElement('main');
  box.innerHTML = html;
  document.body.append(box);
  return box.querySelector('quantity-stepper') as Stepper;
}
const value = (stepper: Element) => stepper.querySelector('input') as HTMLInputElement;
const button = (stepper: Element, kind: 'minus' | 'plus') =>
  stepper.querySelector(`.haven-stepper__button--${kind}`) as HTMLButtonElement;
const shown = (stepper: Element) => value(stepper).value;

async function click(stepper: Element, kind: 'minus' | 'plus') {
  button(stepper, kind).click();
  await nextFrame();
}

/** Replaces the text and leaves the field. */
async function type(stepper: Element, text: string, end = 'Tab') {
  value(stepper).focus();
  value(stepper).select();
  await sendKeys({ press: 'Backspace' });
  if (text) await sendKeys({ type: text });
  await sendKeys({ press: end });
  await nextFrame();
}

describe('quantity-stepper', () => {
  afterEach(() => document.body.replaceChildren());

  it('has minus, value and plus, named for what they count [W2.25]', () => {
    const stepper = place('<quantity-stepper value="3" label="Emergency tent"></quantity-stepper>');
    expect(button(stepper, 'minus').ariaLabel).to.equal('Decrease quantity of Emergency tent');
    expect(button(stepper, 'plus').ariaLabel).to.equal('Increase quantity of Emergency tent');
    const input = value(stepper);
    expect(input.getAttribute('role')).to.equal('spinbutton');
    expect(input.ariaLabel).to.equal('Quantity of Emergency tent');
    expect(input.inputMode).to.equal('numeric');
    expect([input.ariaValueMin, input.ariaValueNow, input.ariaValueMax]).to.deep.equal(['1', '3', '9']);
  });

  it('offers targets of at least 44 px', () => {
    const stepper = place('<quantity-stepper></quantity-stepper>');
    for (const kind of ['minus', 'plus'] as const) {
      const { width, height } = button(stepper, kind).getBoundingClientRect();
      expect(Math.min(width, height)).to.be.at.least(44);
    }
  });

  it('passes the accessibility checks at its bounds and out of use', async () => {
    const stepper = place('<quantity-stepper value="1" label="Tent"></quantity-stepper>');
    await expect(stepper).to.be.accessible();
    stepper.setAttribute('value', '9');
    await nextFrame();
    await expect(stepper).to.be.accessible();
    stepper.setAttribute('disabled', '');
    await nextFrame();
    await expect(stepper).to.be.accessible();
  });

  it('stops at 1 [W5.38]', async () => {
    const stepper = place('<quantity-stepper value="2"></quantity-stepper>');
    expect(button(stepper, 'minus').ariaDisabled).to.equal('false');
    await click(stepper, 'minus');
    expect(shown(stepper)).to.equal('1');
    expect(button(stepper, 'minus').ariaDisabled).to.equal('true');
    await click(stepper, 'minus');
    expect(shown(stepper)).to.equal('1');
  });

  it('stops at 9 [W5.39]', async () => {
    const stepper = place('<quantity-stepper value="8"></quantity-stepper>');
    expect(button(stepper, 'plus').ariaDisabled).to.equal('false');
    await click(stepper, 'plus');
    expect(shown(stepper)).to.equal('9');
    expect(button(stepper, 'plus').ariaDisabled).to.equal('true');
    await click(stepper, 'plus');
    expect(shown(stepper)).to.equal('9');
  });

  it('emits nothing at a bound, and keeps the focus there', async () => {
    const stepper = place('<quantity-stepper value="8"></quantity-stepper>');
    const received: number[] = [];
    stepper.addEventListener('quantity-change', (event) => received.push((event as CustomEvent).detail.quantity));
    button(stepper, 'plus').focus();
    await click(stepper, 'plus');
    await click(stepper, 'plus');
    expect(received).to.deep.equal([9]);
    expect(document.activeElement === button(stepper, 'plus')).to.equal(true);
  });

  for (const [typed, taken] of [
    ['08', '8'],
    ['3.7', '3'],
    ['0x5', '1'],
    ['7', '7'],
  ] as const) {
    it(`reads the typed "${typed}" as ${taken} [W5.40]`, async () => {
      const stepper = place('<quantity-stepper value="2"></quantity-stepper>');
      await type(stepper, typed);
      expect(shown(stepper)).to.equal(taken);
      expect(String(stepper.value)).to.equal(taken);
    });
  }

  for (const [typed, taken] of [
    ['0', '1'],
    ['1', '1'],
    ['9', '9'],
    ['10', '9'],
    ['-4', '1'],
    ['abc', '1'],
    ['', '1'],
  ] as const) {
    it(`holds the typed "${typed}" between the bounds: ${taken} [W5.41] [W2.25]`, async () => {
      const stepper = place('<quantity-stepper value="2"></quantity-stepper>');
      await type(stepper, typed);
      expect(shown(stepper)).to.equal(taken);
    });
  }

  it('holds the author’s value between the bounds as well [W2.25]', () => {
    expect(shown(place('<quantity-stepper value="12"></quantity-stepper>'))).to.equal('9');
    expect(shown(place('<quantity-stepper value="0"></quantity-stepper>'))).to.equal('1');
    expect(shown(place('<quantity-stepper value="many"></quantity-stepper>'))).to.equal('1');
  });

  it('takes the arrow keys, Home and End', async () => {
    const stepper = place('<quantity-stepper value="4"></quantity-stepper>');
    value(stepper).focus();
    const afterKey = async (key: string) => {
      await sendKeys({ press: key });
      await nextFrame();
      return [shown(stepper), value(stepper).ariaValueNow];
    };
    expect(await afterKey('ArrowUp')).to.deep.equal(['5', '5']);
    expect(await afterKey('ArrowDown')).to.deep.equal(['4', '4']);
    expect(await afterKey('End')).to.deep.equal(['9', '9']);
    expect(await afterKey('ArrowUp')).to.deep.equal(['9', '9']);
    expect(await afterKey('Home')).to.deep.equal(['1', '1']);
    expect(await afterKey('ArrowDown')).to.deep.equal(['1', '1']);
  });

  it('takes a typed value on Enter, and submits only what people see', async () => {
    const stepper = place(
      '<form><quantity-stepper name="quantity" value="2"></quantity-stepper><button>Add</button></form>',
    );
    const submitted: unknown[] = [];
    const form = stepper.closest('form') as HTMLFormElement;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted.push(new FormData(form).get('quantity'));
    });
    await type(stepper, '12', 'Enter');
    expect(shown(stepper)).to.equal('9');
    expect(submitted).to.deep.equal([]);
    await sendKeys({ press: 'Enter' });
    expect(submitted).to.deep.equal(['9']);
  });

  it('lets the page refuse a change', async () => {
    const stepper = place('<quantity-stepper value="2"></quantity-stepper>');
    stepper.addEventListener('quantity-change', (event) => event.preventDefault());
    await click(stepper, 'plus');
    expect(shown(stepper)).to.equal('2');
    await type(stepper, '7');
    expect(shown(stepper)).to.equal('2');
  });

  it('lets a listener put another quantity in place', async () => {
    const stepper = place('<quantity-stepper value="2"></quantity-stepper>');
    stepper.addEventListener('quantity-change', () => {
      stepper.value = 5;
    });
    await click(stepper, 'plus');
    expect(shown(stepper)).to.equal('5');
  });

  it('counts every click of one task', async () => {
    const stepper = place('<quantity-stepper value="2"></quantity-stepper>');
    button(stepper, 'plus').click();
    button(stepper, 'plus').click();
    await nextFrame();
    expect(shown(stepper)).to.equal('4');
  });

  it('submits under its name, resets to its value, and stays out of a form without a name', async () => {
    const stepper = place('<form><quantity-stepper name="quantity" value="3"></quantity-stepper></form>');
    const form = stepper.closest('form') as HTMLFormElement;
    expect([...new FormData(form)]).to.deep.equal([['quantity', '3']]);
    await click(stepper, 'plus');
    expect([...new FormData(form)]).to.deep.equal([['quantity', '4']]);
    form.reset();
    await nextFrame();
    expect(shown(stepper)).to.equal('3');
    expect([...new FormData(form)]).to.deep.equal([['quantity', '3']]);
    stepper.removeAttribute('name');
    await nextFrame();
    expect([...new FormData(form)]).to.deep.equal([]);
  });

  it('keeps its quantity and its place in the form when it is taken out and put back', async () => {
    const stepper = place('<form><quantity-stepper name="quantity" value="3"></quantity-stepper></form>');
    const form = stepper.closest('form') as HTMLFormElement;
    await click(stepper, 'plus');
    stepper.remove();
    await nextFrame();
    form.append(stepper);
    await nextFrame();
    expect([...new FormData(form)]).to.deep.equal([['quantity', '4']]);
    form.reset();
    await nextFrame();
    expect(shown(stepper)).to.equal('3');
  });

  it('goes out of use with its fieldset or its own attribute, and comes back', async () => {
    const stepper = place(
      '<form><fieldset disabled><quantity-stepper name="quantity"></quantity-stepper></fieldset></form>',
    );
    const form = stepper.closest('form') as HTMLFormElement;
    const fieldset = form.querySelector('fieldset') as HTMLFieldSetElement;
    expect([
      button(stepper, 'minus').disabled,
      value(stepper).disabled,
      button(stepper, 'plus').disabled,
    ]).to.deep.equal([true, true, true]);
    fieldset.disabled = false;
    await nextFrame();
    await click(stepper, 'plus');
    expect([...new FormData(form)]).to.deep.equal([['quantity', '2']]);
    stepper.setAttribute('disabled', '');
    await nextFrame();
    expect(button(stepper, 'plus').disabled).to.equal(true);
    expect([...new FormData(form)]).to.deep.equal([]);
  });
});
