import { expect, nextFrame } from '#testing/browser.ts';

type Field = HTMLElement & { value: unknown };

/** Fields of a page whose scripts are still to come: the author's own fields serve until then. */
const page = `<form>
  <quantity-stepper name="quantity"><input name="quantity" value="1"></quantity-stepper>
  <quantity-stepper name="other"><input name="other" value="4"></quantity-stepper>
  <drop-down name="topic" label="Topic" options='[{"value":"","label":"All"},{"value":"water","label":"Water"}]'>
    <select name="topic"><option value="">All</option><option value="water">Water</option></select></drop-down>
</form>`;

it('a field keeps what the visitor typed or chose in the author’s own field before its script', async () => {
  document.body.innerHTML = page;
  const form = document.querySelector('form') as HTMLFormElement;
  (form.querySelector('input') as HTMLInputElement).value = '3';
  (form.querySelector('select') as HTMLSelectElement).value = 'water';
  await Promise.all([import('../../quantity-stepper/quantity-stepper.tsx'), import('../../drop-down/drop-down.tsx')]);
  await nextFrame();
  const fields = [...form.querySelectorAll<Field>('quantity-stepper, drop-down')];
  expect(fields.map(({ value }) => value)).to.deep.equal([3, 1, 'water']);
  expect(Object.fromEntries(new FormData(form))).to.deep.equal({ quantity: '3', other: '1', topic: 'water' });
  expect(fields[0]?.querySelector<HTMLInputElement>('[role=spinbutton]')?.value).to.equal('3');
  form.reset();
  expect(fields.map(({ value }) => value)).to.deep.equal([1, 1, '']);
  document.body.replaceChildren();
});
