import { useState } from 'react';
import * as z from 'zod/mini';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import { defineElement } from './define-element.tsx';
import { VIEW_SLOT } from './light-view.ts';

function Gift() {
  const [isMonthly, setMonthly] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState('');
  return (
    <form>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea name="note" defaultValue="" />
      <select name="size" defaultValue="small">
        <option value="small">Small</option>
        <option value="large">Large</option>
      </select>
      <input type="radio" name="often" value="once" defaultChecked onChange={() => setMonthly(false)} />
      <input type="radio" name="often" value="monthly" onChange={() => setMonthly(true)} />
      {isMonthly && <input name="day" />}
      <input type="checkbox" name="agreed" />
      <button type="button" onClick={() => setBusy(!isBusy)}>
        Give
      </button>
      {!isBusy && <p className="idle">Thank you</p>}
      {isBusy && <p className="busy">Loading</p>}
    </form>
  );
}

const tag = 'probe-gift';
defineElement({ tag, attributes: z.object({}), view: Gift, root: 'light' });

describe('a view whose nodes another script has moved', () => {
  const { error } = console;
  let errors: unknown[] = [];
  let element: HTMLElement;
  const note = (event: Event) => errors.push((event as CustomEvent).detail.error);
  const view = () => element.querySelector(`:scope > [slot="${VIEW_SLOT}"]`) as HTMLElement;
  const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
    view().querySelector(selector) as Found;
  const hasView = () =>
    Boolean(view().firstChild) && getComputedStyle(element.children[1] as Element).display === 'none';
  const type = (field: HTMLInputElement, text: string) => {
    field.focus();
    document.execCommand('insertText', false, text);
  };
  /** As a tool does that moves what it has found. */
  const wrap = (moved: Element) => {
    const box = document.createElement('div');
    moved.replaceWith(box);
    box.append(moved);
  };
  const give = async () => {
    find('button').click();
    await nextFrame();
  };

  beforeEach(async () => {
    console.error = () => {};
    document.addEventListener('haven-error', note);
    document.body.innerHTML = `<${tag}><b>The page's own</b></${tag}>`;
    element = document.body.firstElementChild as HTMLElement;
    await nextFrame();
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
    document.removeEventListener('haven-error', note);
    console.error = error;
    errors = [];
  });

  it('is rendered from scratch, with what was typed, chosen and ticked, and with the focus', async () => {
    type(find('[name="name"]'), 'Kim');
    type(find('[name="note"]'), 'For Mum');
    find<HTMLSelectElement>('select').value = 'large';
    find('[value="monthly"]').click();
    await nextFrame();
    find('[name="agreed"]').click();
    type(find('[name="day"]'), '15');
    wrap(find('.idle'));
    await give();
    expect(errors.map((each) => (each as Error).name)).to.deep.equal(['NotFoundError']);
    expect(hasView()).to.equal(true);
    const values = Object.fromEntries(new FormData(find<HTMLFormElement>('form')));
    const typed = { name: 'Kim', note: 'For Mum', size: 'large', often: 'monthly', day: '15', agreed: 'on' };
    expect(values).to.deep.equal(typed);
    expect(document.activeElement).to.equal(find('[name="day"]'));
    expect(view().querySelectorAll('div').length, 'nothing of the other script is left').to.equal(0);
    await give();
    expect(find('.busy'), 'works on').to.exist;
  });

  it('leaves the focus on the button that was clicked', async () => {
    wrap(find('.idle'));
    find('button').focus();
    await give();
    expect(errors.length).to.equal(1);
    expect(document.activeElement).to.equal(find('button'));
  });

  it('is rendered from scratch also where the whole view was moved', async () => {
    type(find('[name="name"]'), 'Kim');
    wrap(find('form'));
    wrap(find('.idle'));
    await give();
    expect(view().children.length).to.equal(1);
    expect(find('[name="name"]').value).to.equal('Kim');
    expect(hasView()).to.equal(true);
  });

  it('gives way to the author’s content if it fails again at once', async () => {
    wrap(find('.idle'));
    await give();
    wrap(find('.idle'));
    await give();
    expect(errors.length).to.equal(2);
    expect(hasView()).to.equal(false);
    expect(getComputedStyle(element.children[1] as Element).display).to.equal('inline');
  });

  it('is rendered again as often as it fails after some time', async () => {
    const { now } = performance;
    let late = 0;
    performance.now = () => now.call(performance) + late;
    for (let round = 1; round <= 3; round += 1) {
      wrap(find('.idle'));
      await give();
      await waitUntil(() => errors.length === round);
      expect(hasView()).to.equal(true);
      late += 2000;
    }
    performance.now = now;
  });
});
