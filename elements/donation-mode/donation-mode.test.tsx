import { expect, nextFrame } from '#testing/browser.ts';
import './donation-mode.tsx';

type DonationMode = HTMLElement & { value?: string };

const place = (html: string) => {
  const box = document.createElement('main');
  box.innerHTML = html;
  document.body.append(box);
  return box.querySelector('donation-mode') as DonationMode;
};
const buttons = (element: Element) => [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
const isPressed = (element: Element) =>
  buttons(element)
    .filter((button) => button.ariaPressed === 'true')
    .map((button) => button.textContent);
const visible = (element: Element) =>
  [...element.children].filter((child) => child.checkVisibility()).map((child) => child.textContent);
async function click(element: Element, label: string) {
  buttons(element)
    .find((button) => button.textContent === label)
    ?.click();
  await nextFrame();
}

const panels = '<p data-mode="one-off">Once</p><p data-mode="monthly">Monthly</p><p>Thank you</p>';
const html = `<donation-mode name="frequency">${panels}</donation-mode>`;
const inForm = `<form><donation-mode name="frequency"><fieldset data-mode="one-off"><input name="amount" value="60"></fieldset><fieldset data-mode="monthly"><input name="amount" value="20"></fieldset></donation-mode></form>`;

describe('donation-mode', () => {
  afterEach(() => document.body.replaceChildren());

  it('starts with the first mode, one clicked and only its panel shown [W2.69]', () => {
    const element = place(html);
    expect(buttons(element).map((button) => button.textContent)).to.deep.equal(['Give once', 'Give monthly']);
    expect(isPressed(element)).to.deep.equal(['Give once']);
    expect(visible(element)).to.deep.equal(['Once', 'Thank you']);
  });

  it('switches to the other mode and back [W2.68]', async () => {
    const element = place(html);
    await click(element, 'Give monthly');
    expect(isPressed(element)).to.deep.equal(['Give monthly']);
    expect(visible(element)).to.deep.equal(['Monthly', 'Thank you']);
    await click(element, 'Give once');
    expect(isPressed(element)).to.deep.equal(['Give once']);
    expect(visible(element)).to.deep.equal(['Once', 'Thank you']);
  });

  it('uses the modes and the first choice of the page [W2.69]', () => {
    const modes =
      '[{"value":"week","label":"Weekly"},{"value":"year","label":"Yearly"},{"value":"once","label":"Once"}]';
    const first = place(`<donation-mode modes='${modes}'></donation-mode>`);
    expect(isPressed(first)).to.deep.equal(['Weekly']);
    const chosen = place(`<donation-mode modes='${modes}' value="year"></donation-mode>`);
    expect(isPressed(chosen)).to.deep.equal(['Yearly']);
    const unknown = place(`<donation-mode modes='${modes}' value="daily"></donation-mode>`);
    expect(isPressed(unknown)).to.deep.equal(['Weekly']);
  });

  it('emits an event, and the page may refuse or set another mode', async () => {
    const element = place(html);
    const received: string[] = [];
    element.addEventListener('mode-change', (event) => received.push((event as CustomEvent).detail.mode));
    await click(element, 'Give once');
    expect(received).to.deep.equal([]);
    await click(element, 'Give monthly');
    expect(received).to.deep.equal(['monthly']);
    expect(element.value).to.equal('monthly');
    element.addEventListener('mode-change', (event) => event.preventDefault(), { once: true });
    await click(element, 'Give once');
    expect(isPressed(element)).to.deep.equal(['Give monthly']);
    element.value = 'one-off';
    await nextFrame();
    expect(visible(element)).to.deep.equal(['Once', 'Thank you']);
  });

  it('submits its mode, and the fields of that mode alone', async () => {
    const element = place(inForm);
    const form = element.closest('form') as HTMLFormElement;
    const entries = () => [...new FormData(form)].map(([name, value]) => `${name}=${value}`).sort();
    expect(entries()).to.deep.equal(['amount=60', 'frequency=one-off']);
    await click(element, 'Give monthly');
    expect(entries()).to.deep.equal(['amount=20', 'frequency=monthly']);
    form.reset();
    await nextFrame();
    expect(entries()).to.deep.equal(['amount=60', 'frequency=one-off']);
  });

  it('leaves a fieldset that the author put out of use as it is', async () => {
    const element = place(
      '<donation-mode><fieldset data-mode="one-off"></fieldset><fieldset data-mode="monthly" disabled></fieldset></donation-mode>',
    );
    await click(element, 'Give monthly');
    const [once, monthly] = element.querySelectorAll('fieldset');
    expect([once?.disabled, monthly?.disabled]).to.deep.equal([true, true]);
    await click(element, 'Give once');
    expect([once?.disabled, monthly?.disabled]).to.deep.equal([false, true]);
  });

  it('includes panels that come later, and shows all of them when it is removed', async () => {
    const element = place(html);
    const late = document.createElement('p');
    late.dataset.mode = 'monthly';
    late.textContent = 'Late';
    element.append(late);
    await nextFrame();
    expect(late.hidden).to.equal(true);
    element.remove();
    await nextFrame();
    expect([...element.children].map((child) => (child as HTMLElement).hidden)).to.deep.equal(Array(4).fill(false));
  });

  it('keeps its mode when it is moved', async () => {
    const element = place(html);
    await click(element, 'Give monthly');
    document.body.prepend(element);
    await nextFrame();
    expect(visible(element)).to.deep.equal(['Monthly', 'Thank you']);
  });

  for (const modes of [
    '[]',
    '[{"value":"a","label":"Alone"}]',
    '[{"value":"a","label":"A"},{"value":"a","label":"B"}]',
    '[{"value":"","label":"A"},{"value":"b","label":"B"}]',
    '{bad',
  ]) {
    it(`shows all of the author’s content and warns for the modes ${modes}`, () => {
      const { warn } = console;
      const warnings: string[] = [];
      console.warn = (line: string) => warnings.push(line);
      const element = place(`<donation-mode modes='${modes}'>${panels}</donation-mode>`);
      console.warn = warn;
      expect(warnings[0]).to.match(/<donation-mode> .*"modes"/);
      expect(visible(element)).to.deep.equal(['Once', 'Monthly', 'Thank you']);
    });
  }

  it('is a named group of buttons of at least 44 px', async () => {
    const element = place(html);
    for (const button of buttons(element)) expect(button.getBoundingClientRect().height).to.be.at.least(44);
    const group = element.shadowRoot?.querySelector('fieldset');
    expect(group?.ariaLabel).to.equal('How often would you like to give?');
    await expect(element).to.be.accessible();
  });
});
