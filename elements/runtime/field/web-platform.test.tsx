import { tags } from 'virtual:haven-tags';
import { sendKeys } from '@web/test-runner-commands';
import { expect, nextFrame } from '#testing/browser.ts';
import { FIELD_PAIRS } from './testing/field-pairs.ts';
import { type Field, placeField } from './testing/place-field.ts';

/**
 * The subjects of the Web Platform Tests in `custom-elements/form-associated` that an author of pages meets, with our
 * tags. Each group names the file that it follows; the tests are written again from scratch.
 */
const TAGS = Object.entries(FIELD_PAIRS);
const DROP_DOWN = FIELD_PAIRS['drop-down']?.ours as string;

const place = (html: string): ParentNode => {
  document.body.innerHTML = html;
  return document.body;
};
const find = <Found extends Element = HTMLElement>(selector: string, root: ParentNode = document) =>
  root.querySelector(selector) as Found;

describe('the Web Platform Tests for form-associated elements [A2.01]', () => {
  before(() => Promise.all(TAGS.map(([tag]) => tags[tag as keyof typeof tags]?.())));
  afterEach(() => document.body.replaceChildren());

  describe('form-associated-callback.html, form-elements-namedItem.html', () => {
    it('belongs to the form with the id, wherever it is, also when that comes or goes later', () => {
      place(`<form id="a"></form><form id="b"></form>${DROP_DOWN}`);
      const field = find<Field>('drop-down');
      expect(field.form).to.equal(null);
      field.setAttribute('form', 'a');
      expect([...find<HTMLFormElement>('#a').elements]).to.deep.equal([field]);
      field.setAttribute('form', 'b');
      expect(new FormData(find('#b')).get('f')).to.equal('a');
      expect([...new FormData(find('#a'))]).to.deep.equal([]);
      find('#b').id = 'c';
      expect(field.form).to.equal(null);
      find('#c').id = 'b';
      expect(field.form).to.equal(find('#b'));
    });

    it('follows a move from one form into another, in the same task', () => {
      place(`<form id="a">${DROP_DOWN}</form><form id="b"></form>`);
      const field = find<Field>('drop-down');
      field.value = 'b';
      find('#b').append(field);
      expect([field.form?.id, new FormData(find('#b')).get('f')]).to.deep.equal(['b', 'b']);
      expect([...new FormData(find('#a'))]).to.deep.equal([]);
    });

    it('is found among the elements of a form by its name and its id', () => {
      const { form, field } = placeField(DROP_DOWN);
      expect([form.elements.namedItem('f'), form.elements.namedItem('field')]).to.deep.equal([field, field]);
    });
  });

  describe('ElementInternals-setFormValue.html', () => {
    it('submits nothing without a name, with an empty name, or while disabled', () => {
      const { form, field, entries } = placeField(DROP_DOWN);
      for (const change of [() => field.removeAttribute('name'), () => field.setAttribute('name', '')]) {
        change();
        expect([...new FormData(form)]).to.deep.equal([]);
      }
      field.name = 'f';
      expect(entries()).to.deep.equal(['a']);
      field.disabled = true;
      expect(entries()).to.deep.equal([]);
    });

    it('submits the entries of several tags in the order of the page', () => {
      place(`<form>${TAGS.map(([tag, { ours }]) => ours.replace('name="f"', `name="${tag}"`)).join('')}</form>`);
      const names = [...new FormData(find('form')).keys()].filter((name) => name in FIELD_PAIRS);
      expect(names).to.deep.equal(TAGS.map(([tag]) => tag));
    });

    it('submits a range as two days, and as one text under its own name', () => {
      place(
        '<form><date-range-picker name="range" date-min="2024-03-01" date-max="2024-05-31"></date-range-picker></form>',
      );
      expect(Object.fromEntries(new FormData(find('form')))).to.deep.equal({
        range: '2024-03-01/2024-05-31',
        dateMin: '2024-03-01',
        dateMax: '2024-05-31',
      });
      find<Field>('date-range-picker').value = 'no date';
      expect(new FormData(find('form')).get('range')).to.equal('');
    });
  });

  describe('ElementInternals-labels.html, label-delegatesFocus.html, focusability.html', () => {
    for (const [tag, { ours }] of TAGS) {
      it(`<${tag}> has every label, and the click of each focuses it`, () => {
        place(
          `<label id="l1" for="x">One</label><label id="l2">Two ${ours}</label><label id="l3" for="x">Three</label>`,
        );
        const field = find<Field>(tag);
        field.id = 'x';
        // Labels inside the view name its controls.
        const labels = [...(field.labels ?? [])].map(({ id }) => id).filter((id) => /^l\d$/.test(id));
        expect(labels).to.deep.equal(['l1', 'l2', 'l3']);
        for (const label of ['#l1', '#l3']) {
          find(label).click();
          expect(field === document.activeElement || field.contains(document.activeElement), label).to.equal(true);
          (document.activeElement as HTMLElement).blur();
        }
      });
    }

    it('is not a stop of the Tab key itself, only its control is', async () => {
      place(`<button>Before</button><form>${FIELD_PAIRS['address-search']?.ours}</form>`);
      find('button').focus();
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement?.localName).to.equal('input');
    });

    it('takes the focus of autofocus when it comes into a page where nothing has it', async () => {
      for (const [tag, { ours }] of TAGS) {
        (document.activeElement as HTMLElement | null)?.blur();
        const { field } = placeField(ours, { autofocus: '' });
        await nextFrame();
        expect(field === document.activeElement || field.contains(document.activeElement), tag).to.equal(true);
      }
    });
  });

  describe('ElementInternals-validation.html, ElementInternals-reportValidity-bubble.html', () => {
    const REQUIRED = TAGS.filter(([, { hasEmpty }]) => hasEmpty);

    for (const [tag, { ours }] of REQUIRED) {
      it(`<${tag}> blocks its form while it is required and empty, with a message in the page’s language`, async () => {
        const { form, field } = placeField(ours, { required: '' });
        let sent = 0;
        form.addEventListener('submit', () => (sent += 1));
        field.value = '';
        form.requestSubmit();
        expect([sent, field.validity.valueMissing]).to.deep.equal([0, true]);
        expect(field.validationMessage).to.match(/^(?:Choose|Fill)/);
        field.value = field.defaultValue;
        form.requestSubmit();
        expect(sent).to.equal(1);
        field.value = '';
        form.noValidate = true;
        form.requestSubmit();
        expect(sent).to.equal(2);
      });
    }

    it('barred from validation outside a form only by being disabled', () => {
      place(DROP_DOWN);
      const field = find<Field>('drop-down');
      expect(field.willValidate).to.equal(true);
      field.setAttribute('disabled', '');
      expect([field.willValidate, field.checkValidity()]).to.deep.equal([false, true]);
    });

    it('lets the page prevent the browser’s message, and shows its own in the language of the tag', async () => {
      const { field } = placeField(DROP_DOWN, { required: '', lang: 'fr' });
      const { loadLanguage } = await import('../texts/load-translator.ts');
      await loadLanguage('fr');
      await nextFrame();
      field.value = '';
      field.addEventListener('invalid', (event) => event.preventDefault());
      (document.activeElement as HTMLElement).blur();
      expect(field.reportValidity()).to.equal(false);
      expect(field.contains(document.activeElement)).to.equal(false);
      expect(field.validationMessage).to.equal('Choisissez un élément de la liste.');
    });

    it('has no value and no error while its author’s own fields are shown', async () => {
      const { form, field } = placeField(
        '<drop-down name="f" required options="[bad"><select name="f"><option>own</option></select></drop-down>',
      );
      await nextFrame();
      expect([field.checkValidity(), form.checkValidity()]).to.deep.equal([true, true]);
      expect(new FormData(form).getAll('f')).to.deep.equal(['own']);
    });
  });

  describe('form-disabled-callback.html, fieldset-elements.html', () => {
    for (const [tag, { ours }] of TAGS) {
      it(`<${tag}> puts its controls out of use with itself, and with a fieldset, but not in its legend`, async () => {
        const { field, fieldset } = placeField(ours);
        await nextFrame();
        const usable = () =>
          [...(field.shadowRoot ?? field).querySelectorAll<HTMLInputElement>('input, button')].filter(
            (control) => !control.matches(':disabled'),
          ).length;
        const all = usable();
        for (const [off, on] of [
          [() => (field.disabled = true), () => (field.disabled = false)],
          [() => (fieldset.disabled = true), () => (fieldset.disabled = false)],
        ] as const) {
          off();
          await nextFrame();
          expect([field.matches(':disabled'), usable()]).to.deep.equal([true, 0]);
          on();
          await nextFrame();
          expect([field.matches(':disabled'), usable()]).to.deep.equal([false, all]);
        }
        const legend = document.createElement('legend');
        fieldset.prepend(legend);
        legend.append(field);
        fieldset.disabled = true;
        await nextFrame();
        expect([field.matches(':disabled'), usable()]).to.deep.equal([false, all]);
      });
    }
  });

  describe('form-reset-callback.html', () => {
    for (const [tag, { ours, second }] of TAGS) {
      it(`<${tag}> goes back to its attribute, and to what a framework set first without one`, async () => {
        const { form, field, entries } = placeField(ours);
        const first = field.defaultValue;
        field.value = second[0];
        form.reset();
        await nextFrame();
        expect([String(field.value), ...entries()]).to.deep.equal([first, first]);
        const made = field.cloneNode() as Field;
        made.removeAttribute('value');
        made.value = second[0];
        field.replaceWith(made);
        made.value = first;
        form.reset();
        expect(String(made.value)).to.equal(second[0]);
      });
    }
  });

  describe('ElementInternals-setFormValue.html: the state that comes back', () => {
    for (const [tag, { ours, second }] of TAGS) {
      it(`<${tag}> restores the value that the browser saved`, async () => {
        const { field, entries } = placeField(ours);
        (field as unknown as { formStateRestoreCallback(state: string, why: string): void }).formStateRestoreCallback(
          second[0],
          'restore',
        );
        expect([String(field.value), ...entries()]).to.deep.equal([second[0], second[0]]);
        expect(field.defaultValue, 'the default stays').to.equal(field.getAttribute('value'));
      });
    }
  });
});
