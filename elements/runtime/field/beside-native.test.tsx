import { tags } from 'virtual:haven-tags';
import { expect, nextFrame } from '#testing/browser.ts';
import { FIELD_PAIRS } from './testing/field-pairs.ts';
import { type PlacedField, placeField } from './testing/place-field.ts';

interface Steps extends PlacedField {
  /** The value of the markup, and another one. */
  first: string;
  second: string;
}
interface Case {
  attributes?: Record<string, string>;
  /** Only for fields that may be empty. */
  needsEmpty?: true;
  responses: (steps: Steps) => unknown[] | Promise<unknown[]>;
}

/** The name of a value in the results, so that those of two fields can be compared. */
const nameOf = (steps: Steps, value: unknown) =>
  ({ [steps.first]: 'first', [steps.second]: 'second' })[String(value)] ?? value;

const CASES: Record<string, Case> = {
  'name, value, default value': {
    responses: (steps) => {
      const { field } = steps;
      field.name = 'g';
      const renamed = [field.name, field.getAttribute('name'), steps.entries()];
      field.name = 'f';
      return [...renamed, nameOf(steps, field.value), nameOf(steps, field.defaultValue)];
    },
  },
  'a value that a script sets, in the same task': {
    responses: (steps) => {
      steps.field.value = steps.second;
      const { field } = steps;
      return [field.value, field.defaultValue, field.getAttribute('value'), ...steps.entries()].map((value) =>
        nameOf(steps, value),
      );
    },
  },
  'a new default before and after the value was set': {
    responses: (steps) => {
      const { field, first, second } = steps;
      const seen: unknown[] = [];
      field.defaultValue = second;
      seen.push(field.value, field.getAttribute('value'));
      field.value = first;
      field.setAttribute('value', second);
      seen.push(field.value, field.defaultValue, ...steps.entries());
      return seen.map((value) => nameOf(steps, value));
    },
  },
  'a reset, and a default after it': {
    responses: (steps) => {
      const { field, form, first, second } = steps;
      const seen: unknown[] = [];
      field.value = second;
      form.reset();
      seen.push(field.value, ...steps.entries());
      field.defaultValue = second;
      seen.push(field.value);
      form.reset();
      seen.push(field.value, ...steps.entries());
      field.defaultValue = first;
      return seen.map((value) => nameOf(steps, value));
    },
  },
  'required with a value': {
    attributes: { required: '' },
    responses: ({ field, form }) => [
      field.required,
      field.willValidate,
      field.validity.valueMissing,
      field.checkValidity(),
      form.checkValidity(),
      field.validationMessage,
      field.matches(':valid'),
    ],
  },
  'required without a value': {
    needsEmpty: true,
    responses: ({ field, form }) => {
      const heard: unknown[] = [];
      field.addEventListener('invalid', (event) => heard.push(event.bubbles, event.cancelable));
      field.required = true;
      const filled = field.checkValidity();
      field.value = '';
      const whileEmpty = [
        field.hasAttribute('required'),
        field.validity.valueMissing,
        field.validity.valid,
        field.validationMessage !== '',
        field.checkValidity(),
        form.checkValidity(),
        field.matches(':invalid'),
        heard,
      ];
      field.required = false;
      return [filled, ...whileEmpty, field.checkValidity()];
    },
  },
  'an error of the page, over one of its own': {
    attributes: { required: '' },
    responses: ({ field }) => {
      const seen: unknown[] = [];
      const see = () => seen.push(field.validity.customError, field.validity.valid, field.matches(':invalid'));
      field.setCustomValidity('Not this one.');
      see();
      seen.push(field.validationMessage);
      field.setCustomValidity('');
      see();
      return seen;
    },
  },
  'disabled by itself and by a fieldset': {
    attributes: { required: '' },
    responses: ({ field, fieldset, entries }) => {
      const seen: unknown[] = [];
      const see = () =>
        seen.push(
          field.disabled,
          field.matches(':disabled'),
          field.willValidate,
          field.checkValidity(),
          entries().length,
        );
      field.setCustomValidity('Not this one.');
      field.disabled = true;
      see();
      seen.push(field.hasAttribute('disabled'));
      field.disabled = false;
      see();
      fieldset.disabled = true;
      see();
      fieldset.disabled = false;
      see();
      return seen;
    },
  },
  'its form and its labels': {
    responses: ({ field, form }) => {
      const other = document.createElement('form');
      other.id = 'other';
      document.body.append(other);
      const seen: unknown[] = [field.form === form, [...(field.labels ?? [])].map(({ textContent }) => textContent)];
      field.setAttribute('form', 'other');
      seen.push(field.form === other, new FormData(other).has('f'), new FormData(form).has('f'));
      seen.push([...other.elements].includes(field));
      field.removeAttribute('form');
      return [...seen, field.form === form, [...form.elements].includes(field)];
    },
  },
  'focus by script and by its label': {
    responses: ({ field, form }) => {
      const has = () => field === document.activeElement || field.contains(document.activeElement);
      field.focus();
      const seen = [has()];
      (document.activeElement as HTMLElement).blur();
      seen.push(has());
      form.querySelector('label')?.click();
      return [...seen, has()];
    },
  },
  'blur by script': {
    responses: ({ field }) => {
      field.focus();
      field.blur();
      return [field === document.activeElement || field.contains(document.activeElement)];
    },
  },
  'autofocus, unless somebody has the focus': {
    responses: async ({ field, send }) => {
      const has = () => field === document.activeElement || field.contains(document.activeElement);
      const seen = [has()];
      send.focus();
      const late = field.cloneNode() as HTMLElement;
      late.setAttribute('autofocus', '');
      field.after(late);
      await nextFrame();
      return [...seen, late === document.activeElement || late.contains(document.activeElement)];
    },
  },
  'what counts as an attempt of the visitor': {
    needsEmpty: true,
    attributes: { required: '' },
    responses: async ({ field, form, send, is }) => {
      const seen: unknown[] = [];
      const see = () => seen.push(is('user-invalid'), is('user-valid'));
      see();
      field.value = '';
      see();
      field.checkValidity();
      form.checkValidity();
      see();
      send.click();
      await nextFrame();
      see();
      form.reset();
      see();
      field.value = '';
      send.focus();
      form.requestSubmit();
      see();
      form.reset();
      see();
      return seen;
    },
  },
  'an attempt that another field holds back': {
    responses: async ({ field, form, send, is }) => {
      field.before(Object.assign(document.createElement('input'), { required: true }));
      send.click();
      await nextFrame();
      return [is('user-invalid'), field.checkValidity(), form.checkValidity()];
    },
  },
  'the focus of an attempt': {
    needsEmpty: true,
    attributes: { required: '' },
    responses: async ({ field, send }) => {
      field.value = '';
      await nextFrame();
      send.focus();
      send.click();
      return [field === document.activeElement || field.contains(document.activeElement)];
    },
  },
};

describe('every field of ours behaves like a native one [A2.01]', () => {
  before(async () => {
    await Promise.all(Object.keys(FIELD_PAIRS).map((tag) => tags[tag as keyof typeof tags]?.()));
    // In WebKit a page's first autofocus, and no later one, takes the focus away from another field.
    placeField('<input name="f">', { autofocus: '' });
    await nextFrame();
    document.body.replaceChildren();
  });
  afterEach(() => document.body.replaceChildren());

  for (const [tag, { ours, native, second, hasEmpty }] of Object.entries(FIELD_PAIRS)) {
    for (const [title, { attributes, needsEmpty, responses }] of Object.entries(CASES)) {
      if (needsEmpty && !hasEmpty) continue;
      it(`<${tag}>: ${title}`, async () => {
        const run = async (html: string, value: string) => {
          const placed = placeField(html, attributes);
          await nextFrame();
          return responses({ ...placed, first: String(placed.field.getAttribute('value')), second: value });
        };
        const expected = await run(native, second[1]);
        expect(await run(ours, second[0])).to.deep.equal(expected);
      });
    }
  }
});
