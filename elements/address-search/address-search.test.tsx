import { install } from '@sinonjs/fake-timers';
import type { AddressMatch, ResolvedAddress } from '#rules/api/address-schemas.ts';
import { expect, nextFrame } from '#testing/browser.ts';
import './address-search.tsx';
import { settle } from '#parts/testing/settle-fixture.ts';

interface Call {
  url: URL;
  method: string;
  signal: AbortSignal | null | undefined;
  response(body: unknown, status?: number): void;
}

const place = (id: string, streetAddress: string): AddressMatch => ({
  id,
  address: `${streetAddress}, Richmond VIC 3121`,
  city: 'Melbourne',
  postcode: '3121',
  state: 'VIC',
  suburb: 'Richmond',
  streetAddress,
});
const places = [place('a1', '100 George Street'), place('abc', '100 George Lane'), place('c3', '100 Georgina Road')];

describe('<address-search>', () => {
  const realFetch = window.fetch;
  const realError = console.error;
  let clock: ReturnType<typeof install>;
  let calls: Call[];
  let logged: unknown[][];
  let picked: ResolvedAddress[];
  let box: HTMLElement;

  const create = (html = '<address-search></address-search>', into: Element | ShadowRoot = box) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    into.append(template.content);
    return into.querySelector('address-search') as HTMLElement;
  };
  const inputOf = (element: Element) => element.querySelector('input') as HTMLInputElement;
  const list = (element: Element) => element.querySelector('[role="listbox"]');
  const rows = (element: Element) => [...element.querySelectorAll<HTMLElement>('[role="option"]')];
  const texts = (element: Element) => rows(element).map((row) => row.textContent);
  const status = (element: Element) => element.querySelector('[role="status"]')?.textContent;
  const isOpen = (element: Element) => inputOf(element).getAttribute('aria-expanded') === 'true';
  const active = (element: Element) => {
    const id = inputOf(element).getAttribute('aria-activedescendant');
    return id ? (element.getRootNode() as Document).getElementById(id)?.textContent : undefined;
  };
  /** Lets responses arrive and React render: neither frames nor promises are faked. */
  const type = (element: Element, text: string) => {
    const input = inputOf(element);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const pressKey = async (element: Element, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    inputOf(element).dispatchEvent(event);
    await settle();
    return event;
  };
  const rest = async (ms = 250) => {
    clock.tick(ms);
    await settle();
  };
  const respondLast = async (body: unknown, status = 200) => {
    calls.at(-1)?.response(body, status);
    await settle();
  };
  /** An element whose list is open with the three suggestions. */
  const opened = async (html?: string, into?: Element | ShadowRoot) => {
    const element = create(html, into);
    inputOf(element).focus();
    type(element, '100');
    await rest();
    await respondLast(places);
    await listArrives(element);
    return element;
  };

  /** Waits for the chunk that the first focus loads; frames are not faked. */
  const listArrives = async (element: Element) => {
    for (let frame = 0; frame < 300 && !list(element); frame += 1) await nextFrame();
    await settle();
  };

  beforeEach(() => {
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
    calls = [];
    logged = [];
    picked = [];
    box = document.createElement('div');
    document.body.append(box);
    box.addEventListener('address-pick', (event) => picked.push((event as CustomEvent<ResolvedAddress>).detail));
    console.error = (...parts: unknown[]) => logged.push(parts);
    window.fetch = (input, init) =>
      new Promise((resolve) => {
        calls.push({
          url: new URL(String(input), location.href),
          method: init?.method ?? 'GET',
          signal: init?.signal,
          response: (body, code = 200) => resolve(new Response(JSON.stringify(body), { status: code })),
        });
      });
  });

  afterEach(async () => {
    box.remove();
    await settle();
    clock.uninstall();
    window.fetch = realFetch;
    console.error = realError;
  });

  it('is a plain box at first; the list arrives on focus, and neither text, caret, focus nor layout change', async () => {
    const element = create();
    const input = inputOf(element);
    const height = element.getBoundingClientRect().height;
    expect(list(element) === null, 'no list').to.equal(true);
    input.focus();
    type(element, '100 George');
    input.setSelectionRange(3, 3);
    await rest();
    await respondLast(places);
    await listArrives(element);
    expect(inputOf(element) === input).to.equal(true);
    expect(document.activeElement === input).to.equal(true);
    expect(input.value).to.equal('100 George');
    expect(input.selectionStart).to.equal(3);
    expect(isOpen(element)).to.equal(true);
    expect(texts(element)).to.have.length(3);
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('sends one request with the encoded text and the country, and shows the response in its order [W7.01]', async () => {
    const element = create();
    inputOf(element).focus();
    type(element, '100 George & Co');
    await rest();
    expect(calls).to.have.length(1);
    expect(calls[0]?.method).to.equal('GET');
    expect(calls[0]?.url.pathname).to.equal('/umbraco/api/AddressAutocomplete/Search');
    expect([...(calls[0]?.url.searchParams ?? [])]).to.deep.equal([
      ['address', '100 George & Co'],
      ['country', 'AUS'],
    ]);
    await respondLast(places);
    expect(texts(element)).to.deep.equal(places.map(({ address }) => address));
  });

  it('sends a request from the third character on [W5.37]', async () => {
    const element = create();
    inputOf(element).focus();
    type(element, '10');
    await rest(5000);
    expect(calls).to.have.length(0);
    type(element, '100');
    await rest();
    expect(calls).to.have.length(1);
  });

  it('counts trimmed characters and waits 250 ms after the last key [W4.09]', async () => {
    const element = create();
    inputOf(element).focus();
    type(element, '  a');
    await rest(5000);
    expect(calls).to.have.length(0);
    type(element, '100');
    await rest(249);
    type(element, '100 G');
    await rest(249);
    expect(calls).to.have.length(0);
    await rest(1);
    expect(calls.map(({ url }) => url.searchParams.get('address'))).to.deep.equal(['100 G']);
  });

  it('drops the response to an older text [W4.09]', async () => {
    const element = create();
    inputOf(element).focus();
    type(element, '100');
    await rest();
    type(element, '100 G');
    await rest();
    expect(calls).to.have.length(2);
    expect(calls[0]?.signal?.aborted).to.equal(true);
    calls[1]?.response([places[0]]);
    await settle();
    calls[0]?.response(places);
    await settle();
    expect(texts(element)).to.deep.equal([places[0]?.address]);
    expect(logged).to.deep.equal([]);
  });

  it('opens once there are results, and stays closed without [W4.06]', async () => {
    const element = create();
    inputOf(element).focus();
    type(element, '100');
    await rest();
    expect(isOpen(element)).to.equal(false);
    await respondLast(places.slice(0, 2));
    expect(isOpen(element)).to.equal(true);
    expect(rows(element)).to.have.length(2);
    expect(status(element)).to.equal('2 addresses found');
    type(element, '100 Nowhere');
    await rest();
    await respondLast([]);
    expect(isOpen(element)).to.equal(false);
    expect(rows(element)).to.have.length(0);
    expect(status(element)).to.equal('No addresses found. Enter your address manually.');
    type(element, '100 George L');
    await rest();
    await respondLast([places[1]]);
    expect(status(element)).to.equal('1 address found');
    type(element, '10');
    await settle();
    expect(isOpen(element)).to.equal(false);
    expect(status(element)).to.equal('');
  });

  it('shows the address of a suggestion and keeps its id for the detail call [W3.08] [W7.04]', async () => {
    const element = await opened();
    expect(texts(element)[1]).to.equal('100 George Lane, Richmond VIC 3121');
    rows(element)[1]?.click();
    await settle();
    expect(isOpen(element)).to.equal(false);
    expect(inputOf(element).value).to.equal('100 George Lane, Richmond VIC 3121');
    expect(calls).to.have.length(2);
    expect(calls[1]?.method).to.equal('GET');
    expect(calls[1]?.url.pathname).to.equal('/umbraco/api/AddressAutocomplete/Get');
    expect([...(calls[1]?.url.searchParams ?? [])]).to.deep.equal([['searchId', 'abc']]);
    const { address: _line, ...details } = places[1] as AddressMatch;
    await respondLast(details);
    expect(picked).to.deep.equal([details]);
    await rest(5000);
    expect(calls).to.have.length(2);
  });

  it('takes the country from the culture that the page was served in [W7.02]', async () => {
    const { documentElement } = document;
    const { lang } = documentElement;
    const serveIn = (culture: string) => {
      documentElement.lang = culture;
      Reflect.deleteProperty(documentElement, Symbol.for('haven.served-language'));
    };
    for (const [culture, country] of [
      ['en-AU', 'AUS'],
      ['en-NZ', 'NZL'],
    ] as const) {
      serveIn(culture);
      const element = create('<address-search></address-search>');
      inputOf(element).focus();
      type(element, '100');
      await rest();
      expect(calls.at(-1)?.url.searchParams.get('country')).to.equal(country);
      box.replaceChildren();
    }
    serveIn(lang);
  });

  it('uses the address and the country that the page sets', async () => {
    const element = await opened('<address-search country="NZL" search-url="/s" get-url="/g?v=1"></address-search>');
    expect(calls[0]?.url.pathname).to.equal('/s');
    expect(calls[0]?.url.searchParams.get('country')).to.equal('NZL');
    rows(element)[0]?.click();
    await settle();
    expect(calls[1]?.url.pathname).to.equal('/g');
  });

  it('logs each failed lookup once and shows no error [W8.16] [W8.17]', async () => {
    const element = create();
    inputOf(element).focus();
    type(element, '100');
    await rest();
    await respondLast({}, 500);
    expect(logged).to.have.length(1);
    expect(isOpen(element)).to.equal(false);
    expect(status(element)).to.equal('');
    expect(element.querySelectorAll('[role="alert"], .haven-field__error')).to.have.length(0);
    expect(inputOf(element).value).to.equal('100');
    type(element, '100 G');
    await rest();
    await respondLast(places);
    expect(rows(element)).to.have.length(3);
    rows(element)[0]?.click();
    await settle();
    await respondLast({}, 500);
    expect(logged).to.have.length(2);
    expect(picked).to.deep.equal([]);
    expect(element.querySelectorAll('[role="alert"], .haven-field__error')).to.have.length(0);
    expect(element.querySelectorAll('[aria-busy]')).to.have.length(0);
  });

  it('is moved through by arrows and picks with Enter, without sending the form around it', async () => {
    const element = await opened('<form><address-search></address-search></form>');
    expect(active(element)).to.equal(undefined);
    await pressKey(element, 'ArrowDown');
    await pressKey(element, 'ArrowDown');
    expect(active(element)).to.equal(places[1]?.address);
    expect(rows(element).map((row) => row.getAttribute('aria-selected'))).to.deep.equal(['false', 'true', 'false']);
    await pressKey(element, 'ArrowUp');
    expect(active(element)).to.equal(places[0]?.address);
    await pressKey(element, 'ArrowUp');
    expect(active(element)).to.equal(places[2]?.address);
    const enter = await pressKey(element, 'Enter');
    expect(enter.defaultPrevented).to.equal(true);
    expect(calls[1]?.url.searchParams.get('searchId')).to.equal('c3');
    expect((await pressKey(element, 'Enter')).defaultPrevented).to.equal(true);
  });

  it('closes on Escape and keeps what was typed, however often it is pressed', async () => {
    const element = await opened();
    await pressKey(element, 'ArrowDown');
    await pressKey(element, 'Escape');
    expect(isOpen(element)).to.equal(false);
    await pressKey(element, 'Escape');
    expect(inputOf(element).value).to.equal('100');
    await pressKey(element, 'ArrowDown');
    expect(isOpen(element)).to.equal(true);
    expect(calls).to.have.length(1);
  });

  it('leaves the list with the keys that move the caret', async () => {
    const element = await opened();
    await pressKey(element, 'ArrowDown');
    const home = await pressKey(element, 'Home');
    expect(home.defaultPrevented).to.equal(false);
    expect(active(element)).to.equal(undefined);
    await pressKey(element, 'Enter');
    expect(calls).to.have.length(1);
    expect(isOpen(element)).to.equal(true);
  });

  it('closes when it is left, without picking, and opens nothing afterwards', async () => {
    const element = await opened('<address-search></address-search><button type="button">next</button>');
    await pressKey(element, 'ArrowDown');
    type(element, '100 G');
    await rest();
    await pressKey(element, 'ArrowDown');
    box.querySelector('button')?.focus();
    await settle();
    expect(isOpen(element)).to.equal(false);
    await respondLast([places[0]]);
    expect(isOpen(element)).to.equal(false);
    expect(document.activeElement === box.querySelector('button')).to.equal(true);
    expect(calls).to.have.length(2);
    expect(inputOf(element).value).to.equal('100 G');
    expect(picked).to.deep.equal([]);
  });

  it('starts a new list without a chosen row', async () => {
    const element = await opened();
    await pressKey(element, 'ArrowDown');
    type(element, '100 G');
    await pressKey(element, 'ArrowDown');
    await rest();
    await respondLast([places[2], places[1]]);
    expect(isOpen(element)).to.equal(true);
    expect(active(element)).to.equal(undefined);
  });

  it('is picked from with a pointer inside a shadow root', async () => {
    const host = document.createElement('div');
    box.append(host);
    const element = await opened(undefined, host.attachShadow({ mode: 'open' }));
    const row = rows(element)[0] as HTMLElement;
    for (const name of ['mousedown', 'mouseup', 'click']) {
      row.dispatchEvent(new MouseEvent(name, { bubbles: true, composed: true, cancelable: true }));
      await settle();
    }
    expect(calls[1]?.url.searchParams.get('searchId')).to.equal('a1');
  });

  it('has no accessibility fault, closed and open', async () => {
    const closed = create();
    clock.uninstall();
    await expect(closed).to.be.accessible();
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
    box.replaceChildren();
    const element = await opened();
    clock.uninstall();
    await expect(element).to.be.accessible();
    expect(inputOf(element).labels?.[0]?.textContent).to.equal('Search for your address');
    expect(inputOf(element).getAttribute('aria-controls')).to.equal(list(element)?.id);
  });
});
