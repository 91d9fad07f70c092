import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect, nextFrame } from '#testing/browser.ts';
import '../date-range-picker/date-range-picker.tsx';
import '../donation-mode/donation-mode.tsx';
import '../drop-down/drop-down.tsx';
import '../quantity-stepper/quantity-stepper.tsx';

type Field = HTMLInputElement;

const native = '<select name="f"><option>a</option><option>b</option></select>';
const fields = {
  'drop-down': `<drop-down name="f" options='["a","b"]'></drop-down>`,
  'quantity-stepper': '<quantity-stepper name="f" value="1"></quantity-stepper>',
  'donation-mode': '<donation-mode name="f"></donation-mode>',
  'date-range-picker': '<date-range-picker inline min-name="f" first-year="2022" last-year="2022"></date-range-picker>',
};
/** The second value of each field with one. */
const second: Record<string, string> = {
  'drop-down': 'b',
  'quantity-stepper': '2',
  'donation-mode': 'monthly',
  select: 'b',
};

function place(html: string): { form: HTMLFormElement; field: Field } {
  document.body.innerHTML = `<form><label for="field">Label</label><fieldset>${html}</fieldset></form>`;
  const field = document.querySelector('fieldset > *') as Field;
  field.id = 'field';
  return { form: document.querySelector('form') as HTMLFormElement, field };
}
const rendered = (field: Element) => field.shadowRoot ?? field;
const buttons = (field: Element) => [...rendered(field).querySelectorAll('button')];
const middle = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

/** The clicks and keys that change each field: with the keyboard, then with a pointer. */
const byKeyboard: Record<string, (field: Element) => Promise<void>> = {
  'drop-down': async (field) => {
    buttons(field)[0]?.focus();
    for (const click of ['Enter', 'End', 'Enter']) await sendKeys({ press: click });
  },
  'quantity-stepper': async (field) => {
    field.querySelector('input')?.focus();
    await sendKeys({ press: 'ArrowUp' });
  },
  'donation-mode': async (field) => {
    buttons(field)[1]?.focus();
    await sendKeys({ press: 'Enter' });
  },
};
const byPointer: Record<string, (field: Element) => Promise<void>> = {
  'drop-down': async (field) => {
    await sendMouse({ type: 'click', position: middle(buttons(field)[0] as Element) });
    await nextFrame();
    await nextFrame();
    await sendMouse({ type: 'click', position: middle(field.querySelectorAll('[role="option"]')[1] as Element) });
  },
  'quantity-stepper': (field) => sendMouse({ type: 'click', position: middle(buttons(field)[1] as Element) }),
  'donation-mode': (field) => sendMouse({ type: 'click', position: middle(buttons(field)[1] as Element) }),
};

describe('a field of ours beside a native one', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [tag, html] of Object.entries({ select: native, ...fields })) {
    it(`<${tag}> has the members of a field`, async () => {
      const { form, field } = place(html);
      await nextFrame();
      expect(field.form, '[A2.01] form').to.equal(form);
      expect([...(field.labels ?? [])].map((label) => label.textContent)).to.deep.equal(['Label']);
      expect([field.willValidate, field.validity.valid, field.checkValidity()]).to.deep.equal([true, true, true]);
      field.setCustomValidity('Not this one.');
      expect(
        [field.validationMessage, form.checkValidity(), field.matches(':invalid')],
        '[A2.01] validity',
      ).to.deep.equal(['Not this one.', false, true]);
      field.setCustomValidity('');
      expect(form.checkValidity()).to.equal(true);
      form.querySelector('label')?.click();
      expect(field.contains(document.activeElement), '[A2.01] its label focuses it').to.equal(true);
      (form.querySelector('fieldset') as HTMLFieldSetElement).disabled = true;
      await nextFrame();
      expect([field.willValidate, field.matches(':disabled'), [...new FormData(form)]]).to.deep.equal([
        false,
        true,
        [],
      ]);
    });

    if (!second[tag]) continue;
    it(`<${tag}> submits a value in the task that sets it, and goes back on a reset`, async () => {
      const { form, field } = place(html);
      await nextFrame();
      const first = new FormData(form).get('f');
      field.value = second[tag] as string;
      expect(new FormData(form).get('f'), '[A2.01] FormData').to.equal(second[tag]);
      form.reset();
      await nextFrame();
      expect([new FormData(form).get('f'), String(field.value)], '[A2.01] reset').to.deep.equal([first, first]);
    });
  }

  for (const [way, change] of Object.entries({ keyboard: byKeyboard, pointer: byPointer })) {
    for (const [tag, act] of Object.entries(change)) {
      it(`<${tag}> reports a change by ${way} as a native field does`, async () => {
        const { form, field } = place(fields[tag as keyof typeof fields]);
        const events: unknown[] = [];
        for (const type of ['input', 'change']) {
          document.addEventListener(type, (event) =>
            events.push([type, event.target === field, event.composed, new FormData(form).get('f')]),
          );
        }
        await nextFrame();
        await act(field);
        await nextFrame();
        expect(events, '[A2.02] input, then change').to.deep.equal([
          ['input', true, true, second[tag]],
          ['change', true, true, second[tag]],
        ]);
      });
    }
  }

  it('<date-range-picker> emits input for each pick, and change for a finished range', async () => {
    const { form, field } = place(fields['date-range-picker']);
    const events: string[] = [];
    for (const type of ['input', 'change']) form.addEventListener(type, (event) => events.push(event.type));
    await nextFrame();
    const months = buttons(field).filter((button) => /march|may/i.test(button.ariaLabel ?? button.textContent ?? ''));
    for (const month of months.slice(0, 2)) {
      month.click();
      await nextFrame();
    }
    expect(events, '[A2.02]').to.deep.equal(['input', 'input', 'change']);
  });

  it('keeps the name, required and disabled that a framework has set before the definition', () => {
    const { form, field } = place('<later-field></later-field>');
    Object.assign(field, { name: 'f', required: true, options: [{ value: '', label: 'Choose' }, 'b'] });
    customElements.define('later-field', class extends (customElements.get('drop-down') as typeof HTMLElement) {});
    expect([field.name, field.required, field.disabled]).to.deep.equal(['f', true, false]);
    expect(new FormData(form).get('f'), 'it is submitted').to.equal('');
    expect(form.checkValidity(), 'it is required').to.equal(false);
    const { field: other } = place('<later-stepper></later-stepper>');
    Object.assign(other, { disabled: true });
    customElements.define(
      'later-stepper',
      class extends (customElements.get('quantity-stepper') as typeof HTMLElement) {},
    );
    expect(other.disabled).to.equal(true);
  });
});
