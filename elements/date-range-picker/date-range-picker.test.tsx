import { install } from '@sinonjs/fake-timers';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { expect, nextFrame } from '#testing/browser.ts';
import './date-range-picker.tsx';

type Detail = { min: string; max: string; text: string; complete: boolean };
let received: Detail[];
let box: HTMLElement;

function place(html: string, into?: ShadowRoot) {
  box = document.createElement('main');
  box.innerHTML = html;
  (into ?? document.body).append(box);
  received = [];
  box.addEventListener('range-change', (event) => received.push((event as CustomEvent<Detail>).detail));
  return box.querySelector('date-range-picker') as HTMLElement;
}
const years = 'first-year="2020" last-year="2026"';
const inline = (more = '') => place(`<form><date-range-picker inline ${years} ${more}></date-range-picker></form>`);
const find = <Found extends HTMLElement>(element: Element, selector: string) =>
  element.querySelector(selector) as Found;
const byName = (element: Element, name: string) =>
  [...element.querySelectorAll<HTMLButtonElement>('button')].find(
    (button) => (button.ariaLabel ?? button.textContent) === name,
  ) as HTMLButtonElement;
const click = async (element: Element, ...names: string[]) => {
  for (const name of names) {
    byName(element, name).click();
    await nextFrame();
  }
};
const pressKeys = async (...all: string[]) => {
  for (const key of all) await sendKeys({ press: key });
  await nextFrame();
};
const entries = () => [...new FormData(find(box, 'form'))];
const isPressed = (element: Element) =>
  [...element.querySelectorAll('[aria-pressed="true"]')].map((month) => month.textContent);
const year = (element: Element) => find(element, '.haven-range__years [role="status"]').textContent;
const offset = (element: Element) => new DOMMatrix(getComputedStyle(find(element, '.haven-range__strip')).transform).e;
const text = (element: Element) => find(element, '.haven-range__text').textContent;
const button = (element: Element) => find<HTMLButtonElement>(element, '.haven-popup-button');
const isOpen = (element: Element) => find(element, '[role="dialog"]').matches(':popover-open');
const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent;

describe('date-range-picker', () => {
  const still = document.createElement('style');
  // Without the transition, so that the final position is measured.
  still.textContent = ':root { --haven-theme-motion: 0s }';
  before(() => document.head.append(still));
  after(() => still.remove());
  afterEach(async () => {
    document.body.replaceChildren();
    document.documentElement.dir = '';
    await nextFrame();
  });

  it('brings the next and the previous year into view, and stops at both ends [W2.54]', async () => {
    const element = inline('date-min="2024-03-01"');
    expect(year(element)).to.equal('2024');
    await click(element, 'Next year');
    expect(year(element)).to.equal('2025');
    expect(byName(element, 'Next year').ariaDisabled).to.equal('false');
    await click(element, 'Next year');
    expect([year(element), byName(element, 'Next year').ariaDisabled]).to.deep.equal(['2026', 'true']);
    await click(element, 'Next year');
    expect(year(element)).to.equal('2026');
    for (let times = 0; times < 8; times += 1) await click(element, 'Previous year');
    expect([year(element), byName(element, 'Previous year').ariaDisabled]).to.deep.equal(['2020', 'true']);
  });

  it('moves the years by 220 px each, the other way from right to left [W2.55]', async () => {
    const element = inline('date-min="2020-03-01"');
    expect(offset(element)).to.equal(0);
    await click(element, 'Next year');
    expect(offset(element)).to.equal(-220);
    await click(element, 'Next year', 'Next year');
    expect(offset(element)).to.equal(-660);
    const shown = find(element, '.haven-range__window').getBoundingClientRect();
    const inView = find(element, '.haven-range__strip').children[3]?.getBoundingClientRect();
    expect([inView?.left, inView?.width]).to.deep.equal([shown.left, 220]);
    document.documentElement.dir = 'rtl';
    await nextFrame();
    expect(offset(element)).to.equal(660);
    const mirrored = find(element, '.haven-range__window').getBoundingClientRect();
    expect(find(element, '.haven-range__strip').children[3]?.getBoundingClientRect().left).to.equal(mirrored.left);
  });

  it('offers the 12 months of the year in view [W2.56]', () => {
    const months = [...inline('date-min="2024-03-01"').querySelectorAll<HTMLElement>('[data-month]')];
    expect(months).to.have.length(12);
    expect([months[0]?.textContent, months[11]?.textContent]).to.deep.equal(['January 2024', 'December 2024']);
  });

  it('sets the start with the first pick, the end with every later one [W2.57] [W2.58]', async () => {
    const element = inline();
    while (year(element) !== '2024') await click(element, 'Previous year');
    await click(element, 'March 2024');
    expect(received.at(-1)).to.deep.equal({ min: '2024-03-01', max: '', text: 'From 1 Mar 2024', complete: false });
    expect(text(element)).to.equal('From 1 Mar 2024. Now choose the last month.');
    expect(isPressed(element)).to.deep.equal(['March 2024']);
    await click(element, 'June 2024');
    expect(received.at(-1)).to.deep.include({ min: '2024-03-01', max: '2024-06-30', complete: true });
    expect(isPressed(element)).to.deep.equal(['March 2024', 'April 2024', 'May 2024', 'June 2024']);
    await click(element, 'August 2024');
    expect(received.at(-1)).to.deep.include({ min: '2024-03-01', max: '2024-08-31', complete: true });
    expect(received).to.have.length(3);
  });

  it('uses the earlier pick as the minimum, and clears [W4.27] [W4.28]', async () => {
    const element = inline('date-min="2024-06-15"');
    await click(element, 'March 2024');
    expect(received.at(-1)).to.deep.include({ min: '2024-03-01', max: '2024-06-30' });
    expect(entries()).to.deep.equal([
      ['dateMin', '2024-03-01'],
      ['dateMax', '2024-06-30'],
    ]);
    await click(element, 'Clear dates');
    expect(received.at(-1)).to.deep.equal({ min: '', max: '', text: 'Any date', complete: true });
    expect([isPressed(element), text(element)]).to.deep.equal([[], 'Any date']);
    await click(element, 'August 2024');
    expect(received.at(-1)).to.deep.include({ min: '2024-08-01', max: '', complete: false });
  });

  it('has updated the form’s values when it emits a pick, and resets to its attributes', async () => {
    const element = inline('date-min="2024-03-01" date-max="2024-06-30" min-name="from" max-name="to"');
    let atEvent: unknown;
    element.addEventListener('range-change', () => (atEvent = entries()));
    await click(element, 'December 2024');
    expect(atEvent).to.deep.equal([
      ['from', '2024-03-01'],
      ['to', '2024-12-31'],
    ]);
    find<HTMLFormElement>(box, 'form').reset();
    await nextFrame();
    expect(entries()).to.deep.equal([
      ['from', '2024-03-01'],
      ['to', '2024-06-30'],
    ]);
    element.setAttribute('date-max', '0');
    await nextFrame();
    expect(entries()).to.deep.equal([
      ['from', '2024-03-01'],
      ['to', ''],
    ]);
  });

  it('goes through months and years by keys', async () => {
    const element = inline('date-min="2024-03-01"');
    byName(element, 'March 2024').focus();
    const steps = [
      ['ArrowRight', 'April 2024'],
      ['ArrowDown', 'July 2024'],
      ['ArrowLeft', 'June 2024'],
      ['ArrowUp', 'March 2024'],
      ['End', 'December 2024'],
      ['ArrowRight', 'January 2025'],
      ['ArrowLeft', 'December 2024'],
      ['Home', 'January 2024'],
      ['PageDown', 'January 2025'],
      ['PageDown', 'January 2026'],
      ['PageDown', 'January 2026'],
      ['PageUp', 'January 2025'],
    ] as const;
    for (const [key, month] of steps) {
      await pressKeys(key);
      expect(focused()).to.equal(month);
    }
    expect(received).to.deep.equal([]);
    expect(element.querySelectorAll('[data-month][tabindex="0"]')).to.have.length(1);
    await pressKeys('Enter');
    expect(received).to.have.length(1);
  });

  it('follows the reading direction with its keys', async () => {
    document.documentElement.dir = 'rtl';
    const element = inline('date-min="2024-03-01"');
    byName(element, 'March 2024').focus();
    await pressKeys('ArrowLeft');
    expect(focused()).to.equal('April 2024');
    await pressKeys('ArrowRight');
    expect(focused()).to.equal('March 2024');
  });

  it('is available standing open and behind a button [W2.59]', async () => {
    const element = place(
      `<form><date-range-picker ${years} label="Dates" date-min="2024-03-01" date-max="2024-04-30"></date-range-picker></form>`,
    );
    expect(button(element).textContent).to.equal('1 Mar 2024 to 30 Apr 2024');
    expect(isOpen(element)).to.equal(false);
    const { left, top } = button(element).getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 30), Math.round(top + 20)] });
    await nextFrame();
    expect(isOpen(element)).to.equal(true);
    expect(focused()).to.equal('April 2024');
    await expect(element).to.be.accessible();
    await click(element, 'June 2024');
    expect(button(element).textContent).to.equal('1 Mar 2024 to 30 June 2024');
    expect(isOpen(element)).to.equal(true);
    await click(element, 'Done');
    expect(isOpen(element)).to.equal(false);
    expect(document.activeElement === button(element)).to.equal(true);
    const open = inline();
    expect(open.querySelectorAll('[data-month]')).to.have.length(12);
    await expect(open).to.be.accessible();
  });

  it('closes on Escape, on a click outside and when the focus leaves; a start alone is then a range', async () => {
    const html = `<form><date-range-picker ${years} date-min="2024-03-01" date-max="2024-04-30"></date-range-picker><button type="button" id="next">Next</button></form>`;
    let element = place(html);
    await click(element, button(element).textContent as string, 'Clear dates', 'May 2024');
    expect(received.at(-1)).to.deep.include({ min: '2024-05-01', complete: false });
    await pressKeys('Escape');
    expect([isOpen(element), document.activeElement === button(element)]).to.deep.equal([false, true]);
    expect(received.at(-1)).to.deep.include({ min: '2024-05-01', max: '', complete: true });
    const countBefore = received.length;
    await pressKeys('Enter', 'Escape');
    expect(received).to.have.length(countBefore);
    element.remove();

    element = place(html);
    await pressKeys('Tab', 'Enter');
    button(element).click();
    await nextFrame();
    expect(isOpen(element)).to.equal(true);
    await sendMouse({ type: 'click', position: [790, 590] });
    await nextFrame();
    expect(isOpen(element)).to.equal(false);

    button(element).click();
    await nextFrame();
    find(box, '#next').focus();
    await nextFrame();
    expect(isOpen(element)).to.equal(false);
    expect(document.activeElement?.id).to.equal('next');
  });

  it('while open, uses a start alone once the focus leaves', async () => {
    const element = inline('date-min="2024-03-01"');
    box.append(Object.assign(document.createElement('button'), { id: 'next', textContent: 'Next' }));
    await click(element, 'Clear dates', 'May 2024');
    byName(element, 'May 2024').focus();
    await pressKeys('PageDown', 'Tab');
    expect(received.at(-1)).to.deep.include({ min: '2024-05-01', complete: false });
    find(box, '#next').focus();
    await nextFrame();
    expect(received.at(-1)).to.deep.include({ min: '2024-05-01', max: '', complete: true });
    expect(received).to.have.length(3);
  });

  it('works in somebody’s shadow root', async () => {
    const host = document.createElement('section');
    document.body.append(host);
    const root = host.attachShadow({ mode: 'open' });
    const element = place(`<date-range-picker ${years} date-min="2024-03-01"></date-range-picker>`, root);
    button(element).click();
    await nextFrame();
    expect(root.activeElement?.textContent).to.equal('March 2024');
    const { left, top } = byName(element, 'January 2024').getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 10), Math.round(top + 10)] });
    await nextFrame();
    expect(isOpen(element)).to.equal(true);
    expect(received.at(-1)).to.deep.include({ min: '2024-01-01', max: '2024-03-31' });
  });

  it('shows the page’s own text for a range until the next pick', async () => {
    const element = inline('date-min="2024-03-01" range-text="Mar 2024 - Jun 2024"');
    expect(text(element)).to.contain('Mar 2024 - Jun 2024');
    await click(element, 'April 2024');
    expect(text(element)).to.equal('1 Mar 2024 to 30 Apr 2024');
    element.setAttribute('range-text', 'Autumn');
    await nextFrame();
    expect(text(element)).to.equal('Autumn');
  });

  it('starts at this year where nothing is picked, within the years on offer', () => {
    const clock = install({ now: new Date('2025-11-21'), toFake: ['Date'] });
    expect(year(inline())).to.equal('2025');
    expect(year(place('<date-range-picker inline></date-range-picker>'))).to.equal('2025');
    expect(find(box, '.haven-range__strip').children).to.have.length(11);
    expect(year(place('<date-range-picker inline first-year="2010" last-year="2020"></date-range-picker>'))).to.equal(
      '2020',
    );
    expect(year(place('<date-range-picker inline first-year="2030" last-year="2020"></date-range-picker>'))).to.equal(
      '2030',
    );
    place('<date-range-picker inline first-year="1000" last-year="9999"></date-range-picker>');
    expect(find(box, '.haven-range__strip').children).to.have.length(200);
    clock.uninstall();
  });

  it('speaks the page’s language, and survives one that is none', () => {
    const element = place(
      `<date-range-picker inline locale="mi-NZ" ${years} date-min="2024-03-01"></date-range-picker>`,
    );
    expect(element.querySelectorAll('[data-month]')).to.have.length(12);
    const odd = place(`<date-range-picker inline locale="x_" ${years} date-min="2024-03-01"></date-range-picker>`);
    expect(byName(odd, 'March 2024').ariaPressed).to.equal('true');
  });

  it('goes out of use with its fieldset and its attribute', async () => {
    const element = place(
      `<form><fieldset disabled><date-range-picker ${years} date-min="2024-03-01"></date-range-picker></fieldset></form>`,
    );
    expect(button(element).disabled).to.equal(true);
    find<HTMLFieldSetElement>(box, 'fieldset').disabled = false;
    await nextFrame();
    expect(entries()).to.have.length(2);
    element.setAttribute('disabled', '');
    await nextFrame();
    expect([button(element).disabled, entries()]).to.deep.equal([true, []]);
  });

  it('shows the author’s own fields, and warns, when a date or a year cannot be read', () => {
    const warn = console.warn;
    const warnings: string[] = [];
    console.warn = (words: string) => warnings.push(words);
    for (const [name, value] of [
      ['date-min', 'March'],
      ['date-max', '2024-13-01'],
      ['first-year', 'long ago'],
      ['last-year', '99999'],
    ]) {
      warnings.length = 0;
      const element = place(
        `<date-range-picker ${name}="${value}"><input type="date" name="dateMin"></date-range-picker>`,
      );
      expect(find<HTMLInputElement>(element, 'input').name).to.equal('dateMin');
      expect(warnings[0]).to.contain('<date-range-picker>').and.to.contain(`"${name}"`);
    }
    console.warn = warn;
  });
});
