import { expect, nextFrame, waitUntil } from '#testing/browser.ts';

const VARIANTS = [
  { itemId: 'water', variant: 'A month', price: 30 },
  { itemId: 'water-year', variant: 'A year', price: 110 },
];

const gift = (steppers: string) => `<gift-item item-id="water" item-name="Safe water" price="30" currency="AUD"
  action="/cart" site-country-code="AUS" detail variants='${JSON.stringify(VARIANTS)}' data-haven-waits>
  <form method="post" action="/cart"><input type="hidden" name="intent" value="add">
  <input type="radio" name="itemId" value="water" checked><input type="radio" name="itemId" value="water-year">
  <${steppers} name="quantity" value="1" data-haven-waits><input name="quantity" value="1"></${steppers}>
  <button>Add to cart</button></form></gift-item>`;

/** What a page sends when the visitor adds the gift. */
async function sent(view: Element): Promise<object> {
  const { fetch } = window;
  let body: unknown;
  window.fetch = async (_address, request) => {
    body = request?.body;
    return Response.json({}, { status: 503 });
  };
  (view.querySelector('button[type=submit]') as HTMLElement).click();
  await waitUntil(() => body, 'nothing was sent');
  window.fetch = fetch;
  return JSON.parse(String(body));
}

describe('what a visitor does in the author’s own fields before a view replaces them', () => {
  afterEach(() => document.body.replaceChildren());

  const place = (html: string) => {
    document.body.innerHTML = html;
    const element = document.querySelector('gift-item') as HTMLElement;
    return { element, own: (selector: string) => element.querySelector(selector) as HTMLInputElement };
  };
  const viewOf = async (element: HTMLElement) => {
    const view = () => element.querySelector(':scope > [slot="haven-view"]') as HTMLElement;
    await waitUntil(() => view()?.querySelector('form'), 'never rendered');
    await nextFrame();
    return view();
  };

  it('counts in the view: a gift’s size and quantity, and the focus, whichever script comes first', async () => {
    const { element, own } = place(gift('quantity-stepper'));
    own('[value="water-year"]').click();
    own('input[name="quantity"]').value = '3';
    own('input[name="quantity"]').focus();
    await import('../../gift-item/gift-item.tsx');
    const view = await viewOf(element);
    await import('../../quantity-stepper/quantity-stepper.tsx');
    const stepper = () => view.querySelector('[role="spinbutton"]') as HTMLInputElement;
    await waitUntil(() => stepper(), 'no stepper');
    await nextFrame();
    expect(view.querySelector<HTMLInputElement>('[value="water-year"]')?.checked).to.equal(true);
    expect(stepper().value).to.equal('3');
    expect(document.activeElement === stepper(), 'the focus').to.equal(true);
    expect(await sent(view)).to.deep.include({ itemId: 'water-year', quantity: 3 });
  });

  it('counts also where the author’s stepper has its script already', async () => {
    document.body.innerHTML = gift('quantity-stepper').replaceAll('gift-item', 'gift-later');
    const later = document.querySelector('gift-later') as HTMLElement;
    await nextFrame();
    const plus = later.querySelector('.haven-stepper__button--plus') as HTMLElement;
    for (const _ of [1, 2, 3]) plus.click();
    await nextFrame();
    const stepper = later.querySelector('[role="spinbutton"]') as HTMLInputElement;
    stepper.focus();
    customElements.define('gift-later', class extends (customElements.get('gift-item') as typeof HTMLElement) {});
    const view = await viewOf(later);
    const now = view.querySelector('[role="spinbutton"]') as HTMLInputElement;
    expect(now.value).to.equal('4');
    expect(document.activeElement === now, 'the focus').to.equal(true);
    expect(await sent(view)).to.deep.include({ itemId: 'water', quantity: 4 });
  });

  it('is not carried over where a visitor has changed nothing', async () => {
    const { element } = place(gift('quantity-stepper'));
    const heard: Event[] = [];
    for (const name of ['input', 'change', 'click']) element.addEventListener(name, (event) => heard.push(event));
    const view = await viewOf(element);
    expect(view.querySelector<HTMLInputElement>('[value="water"]')?.checked).to.equal(true);
    expect(heard).to.have.length(0);
    expect(document.activeElement).to.equal(document.body);
  });
});
