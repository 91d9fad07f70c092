import FakeTimers from '@sinonjs/fake-timers';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect, nextFrame } from '#testing/browser.ts';
import './drop-down.tsx';

type DropDown = HTMLElement & { value?: string; options?: unknown };

const topics = JSON.stringify([
  { value: '', label: 'All topics' },
  { value: 'shelter', label: 'Shelter' },
  { value: 'water', label: 'Water' },
  { value: 'winter', label: 'Winter help' },
]);
let received: unknown[];

function place(html = `<drop-down label="Topic" name="topic" options='${topics}'></drop-down>`, into?: ShadowRoot) {
  const box = document.createElement('main');
  box.innerHTML = html;
  (into ?? document.body).append(box);
  received = [];
  box.addEventListener('selection-change', (event) => received.push((event as CustomEvent).detail));
  return box.querySelector('drop-down') as DropDown;
}
const button = (element: Element) => element.querySelector('button') as HTMLButtonElement;
const list = (element: Element) => element.querySelector('[role="listbox"]') as HTMLElement;
const rows = (element: Element) => [...element.querySelectorAll<HTMLElement>('[role="option"]')];
const isOpen = (element: Element) =>
  button(element).ariaExpanded === 'true' && list(element).matches(':popover-open') && rows(element).length > 0;
const active = (element: Element) =>
  (element.getRootNode() as Document).getElementById(button(element).getAttribute('aria-activedescendant') ?? '')
    ?.textContent;
const keys = async (...all: string[]) => {
  for (const click of all) await sendKeys({ press: click });
  await nextFrame();
};
const openByClick = async (element: Element) => {
  button(element).click();
  await nextFrame();
};
/** Waits until the popup's script has positioned it. */
const placed = async (element: Element) => {
  for (let frame = 0; frame < 300 && !list(element).style.maxBlockSize; frame += 1) await nextFrame();
};
const middle = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

describe('drop-down', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    document.documentElement.dir = '';
    await nextFrame();
  });

  it('opens on a click, sets the picked value and closes [W2.60]', async () => {
    const element = place();
    expect(isOpen(element)).to.equal(false);
    await sendMouse({ type: 'click', position: middle(button(element)) });
    await nextFrame();
    expect(isOpen(element)).to.equal(true);
    await placed(element);
    await sendMouse({ type: 'click', position: middle(rows(element)[2] as HTMLElement) });
    await nextFrame();
    expect(isOpen(element)).to.equal(false);
    expect(button(element).textContent).to.equal('Water');
    expect(element.value).to.equal('water');
    expect(received).to.deep.equal([{ value: 'water', label: 'Water' }]);
    expect(document.activeElement === button(element)).to.equal(true);
  });

  it('is named by its label and lists its choices, the set one selected', async () => {
    const element = place(`<drop-down label="Topic" value="shelter" options='${topics}'></drop-down>`);
    expect(element.querySelector('label')?.control === button(element)).to.equal(true);
    await openByClick(element);
    expect(rows(element).map((row) => [row.textContent, row.ariaSelected])).to.deep.equal([
      ['All topics', 'false'],
      ['Shelter', 'true'],
      ['Water', 'false'],
      ['Winter help', 'false'],
    ]);
    expect(active(element)).to.equal('Shelter');
    await expect(element).to.be.accessible();
  });

  it('moves by arrows without a change, and Enter picks [W2.61]', async () => {
    const element = place();
    button(element).focus();
    await keys('ArrowDown');
    expect(isOpen(element)).to.equal(true);
    await keys('ArrowDown', 'ArrowDown');
    expect(active(element)).to.equal('Water');
    expect([element.value, received]).to.deep.equal(['', []]);
    await keys('Enter');
    expect(isOpen(element)).to.equal(false);
    expect([element.value, received]).to.deep.equal(['water', [{ value: 'water', label: 'Water' }]]);
  });

  it('closes on Escape and leaves the value alone [W2.61]', async () => {
    const element = place();
    button(element).focus();
    await keys('Enter', 'End', 'Escape');
    expect(isOpen(element)).to.equal(false);
    expect([element.value, received]).to.deep.equal(['', []]);
    expect(document.activeElement === button(element)).to.equal(true);
  });

  it('closes on a click outside and leaves the value alone [W2.61]', async () => {
    const element = place(`<drop-down label="Topic" options='${topics}'></drop-down><p>Elsewhere</p>`);
    await openByClick(element);
    await keys('ArrowDown');
    await sendMouse({ type: 'click', position: [790, 590] });
    await nextFrame();
    expect(isOpen(element)).to.equal(false);
    expect([element.value, received]).to.deep.equal(['', []]);
  });

  it('closes on Tab, goes on to the next control and leaves the value alone', async () => {
    const element = place(`<drop-down label="Topic" options='${topics}'></drop-down><button id="next">Next</button>`);
    button(element).focus();
    await keys('Enter', 'ArrowDown', 'Tab');
    expect(isOpen(element)).to.equal(false);
    expect([element.value, received]).to.deep.equal(['', []]);
    expect(document.activeElement?.id).to.equal('next');
  });

  it('emits nothing when the current choice is picked again', async () => {
    const element = place();
    button(element).focus();
    await keys('Enter', 'Enter');
    expect(isOpen(element)).to.equal(false);
    expect(received).to.deep.equal([]);
  });

  it('finds a choice by its first letters', async () => {
    // A busy machine types slowly: letters belong together for a while only.
    const clock = FakeTimers.install({ toFake: ['Date'] });
    try {
      const element = place();
      button(element).focus();
      await keys('w');
      expect(active(element)).to.equal('Water');
      await keys('i');
      expect(active(element)).to.equal('Winter help');
      await keys('n', 't', 'e', 'r', 'Space', 'h');
      expect(active(element)).to.equal('Winter help');
      await keys('Enter');
      expect(element.value).to.equal('winter');
    } finally {
      clock.uninstall();
    }
  });

  it('submits under its name as soon as it emits the change, and resets to its value', async () => {
    const element = place(`<form><drop-down name="topic" value="shelter" options='${topics}'></drop-down></form>`);
    const form = element.closest('form') as HTMLFormElement;
    const entries = () => [...new FormData(form)];
    expect(entries()).to.deep.equal([['topic', 'shelter']]);
    let atEvent: unknown;
    element.addEventListener('selection-change', () => (atEvent = entries()));
    button(element).focus();
    await keys('Enter', 'End', 'Enter');
    expect(atEvent).to.deep.equal([['topic', 'winter']]);
    form.reset();
    await nextFrame();
    expect([button(element).textContent, entries()]).to.deep.equal(['Shelter', [['topic', 'shelter']]]);
    element.removeAttribute('name');
    await nextFrame();
    expect(entries()).to.deep.equal([]);
  });

  it('takes the first choice for a value that is not on the list, as a select does', () => {
    const element = place(`<form><drop-down name="topic" value="gold" options='${topics}'></drop-down></form>`);
    expect(button(element).textContent).to.equal('All topics');
    expect([...new FormData(element.closest('form') as HTMLFormElement)]).to.deep.equal([['topic', '']]);
  });

  it('goes out of use with its fieldset, its attribute, or without choices', async () => {
    const element = place(
      `<form><fieldset disabled><drop-down name="topic" options='${topics}'></drop-down></fieldset></form>`,
    );
    const fieldset = element.closest('fieldset') as HTMLFieldSetElement;
    expect(button(element).disabled).to.equal(true);
    fieldset.disabled = false;
    await nextFrame();
    expect(button(element).disabled).to.equal(false);
    element.setAttribute('disabled', '');
    await nextFrame();
    expect(button(element).disabled).to.equal(true);
    element.removeAttribute('disabled');
    element.options = [];
    await nextFrame();
    expect(button(element).disabled).to.equal(true);
    expect(button(element).textContent).to.equal('Nothing to choose');
  });

  it('shows the author’s own select, and warns, when its choices cannot be read', async () => {
    const warn = console.warn;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    for (const options of ['{bad', '{"a":1}', '[{"value":"a"}]', '[null]', '7']) {
      warnings.length = 0;
      const element = place(`<drop-down options='${options}'><select name="topic"></select></drop-down>`);
      expect(element.querySelector('select')?.name).to.equal('topic');
      expect(String(warnings[0])).to.contain('<drop-down>').and.to.contain('"options"');
      document.body.replaceChildren();
    }
    console.warn = warn;
  });

  it('renders hostile labels as text', async () => {
    const element = place();
    element.options = [{ value: 'x', label: '<img src=x onerror=alert(1)>' }];
    await nextFrame();
    expect(button(element).textContent).to.equal('<img src=x onerror=alert(1)>');
    expect(element.querySelector('img')).to.equal(null);
  });

  it('stands below its button, on its leading side, and above it where there is no room', async () => {
    const gap = async (html?: string) => {
      const element = place(html);
      await openByClick(element);
      await placed(element);
      await nextFrame();
      return [button(element).getBoundingClientRect(), list(element).getBoundingClientRect()] as const;
    };
    let [anchor, popup] = await gap();
    expect(Math.round(popup.top - anchor.bottom)).to.equal(6);
    expect(Math.round(popup.left)).to.equal(Math.round(anchor.left));
    document.body.replaceChildren();
    document.documentElement.dir = 'rtl';
    [anchor, popup] = await gap();
    expect(Math.round(popup.right)).to.equal(Math.round(anchor.right));
    document.body.replaceChildren();
    const space = document.createElement('div');
    space.style.height = `${window.innerHeight - 120}px`;
    document.body.append(space);
    [anchor, popup] = await gap();
    expect(Math.round(anchor.top - popup.bottom)).to.equal(6);
  });

  it('works in somebody’s shadow root', async () => {
    const host = document.createElement('section');
    document.body.append(host);
    const element = place(undefined, host.attachShadow({ mode: 'open' }));
    await sendMouse({ type: 'click', position: middle(button(element)) });
    await nextFrame();
    expect(isOpen(element)).to.equal(true);
    await placed(element);
    await sendMouse({ type: 'click', position: middle(rows(element)[1] as HTMLElement) });
    await nextFrame();
    expect([isOpen(element), element.value]).to.deep.equal([false, 'shelter']);
  });

  it('leaves nothing listening or shown when it is removed while open', async () => {
    const element = place();
    await openByClick(element);
    element.remove();
    await nextFrame();
    document.body.append(element);
    await nextFrame();
    expect(isOpen(element)).to.equal(false);
    await openByClick(element);
    expect(isOpen(element)).to.equal(true);
  });

  it('reads its options back as a list, however they were given', () => {
    const element = document.createElement('drop-down') as HTMLElement & { options: unknown };
    element.setAttribute('options', '["ACT", "NSW"]');
    expect(element.options, '[A1.01] an attribute').to.deep.equal(['ACT', 'NSW']);
    element.options = '["VIC"]';
    expect(element.options, '[A1.01] the text of a list').to.deep.equal(['VIC']);
    element.options = '';
    expect(element.options, '[A1.01] blank is absent').to.deep.equal([]);
  });
});
