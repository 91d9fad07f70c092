import { expect } from '#testing/browser.ts';
import { setChangesAside } from './changed-fields.ts';

describe('what a visitor has changed before the script', () => {
  afterEach(() => document.body.replaceChildren());

  it('is set aside for the moment of taking over, and then changed again with its events', () => {
    const view = document.createElement('div');
    view.slot = 'haven-view';
    view.innerHTML = `<input name="text" value="rendered"><input name="same" value="same"><textarea name="long">rendered</textarea>
      <input type="radio" name="circle" value="a" checked><input type="radio" name="circle" value="b">
      <input type="checkbox" name="box"><input type="checkbox" name="boxed" checked>
      <select name="list"><option disabled>Choose</option><option>one</option><option>two</option></select>
      <select name="untouched"><option disabled>Choose</option><option>one</option></select>
      <other-tag><div slot="haven-view"><input name="theirs" value="rendered"></div></other-tag>`;
    document.body.append(view);
    const field = (name: string) => view.querySelector(`[name="${name}"]`) as HTMLInputElement;
    const circles = () => [...view.querySelectorAll<HTMLInputElement>('[type="radio"]')].map(({ checked }) => checked);
    const state = () => [
      ...['text', 'same', 'long', 'list', 'untouched', 'theirs'].map((name) => field(name).value),
      ...['box', 'boxed'].map((name) => field(name).checked),
      ...circles(),
    ];
    for (const name of ['text', 'long', 'theirs']) field(name).value = 'typed';
    field('text').setSelectionRange(2, 3);
    for (const name of ['box', 'boxed']) field(name).click();
    (view.querySelector('[value="b"]') as HTMLElement).click();
    field('list').value = 'two';
    const changed = state();
    const heard: string[] = [];
    for (const event of ['input', 'change', 'click'])
      view.addEventListener(event, ({ target }) => heard.push(`${event} ${(target as HTMLInputElement).name}`));
    const changeAgain = setChangesAside(view);
    expect(state()).to.deep.equal(['rendered', 'same', 'rendered', 'one', 'one', 'typed', false, true, true, false]);
    expect(heard).to.deep.equal([]);
    changeAgain();
    expect(state()).to.deep.equal(changed);
    expect(field('text').selectionStart).to.equal(2);
    const all = ['text', 'long', 'list', 'box', 'boxed', 'circle'].map((name) => `change ${name}`);
    expect(heard.filter((each) => each.startsWith('change')).sort()).to.deep.equal(all.sort());
  });
});
