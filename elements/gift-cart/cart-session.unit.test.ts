import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '#rules/api/cart-schemas.ts';
import { WebsiteApiError } from '#rules/api/website-api-error.ts';
import { englishTexts } from '#runtime/texts/use-texts.ts';
import { inEnglish } from '#testing/in-english.ts';
import CART_TEXTS from '#texts/elements/gift-cart';
import { cartAnnouncement } from './cart-announcement.ts';
import { createCartSession } from './cart-session.ts';

const line = (itemId: string, quantity: number, price = 45): CartLine => ({
  itemId,
  name: itemId === 'tent' ? 'Emergency tent' : itemId,
  category: 'Shelter',
  variant: 'One',
  price,
  quantity,
  image: '',
  href: '',
});
const cartOf = (...lines: CartLine[]): Cart => ({
  lines,
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  currency: 'AUD',
});

/** A session whose server responds when the test says so; calls are listed as they are sent. */
function open(...lines: CartLine[]) {
  const calls: string[] = [];
  const responses: { resolve: (cart: Cart) => void; reject: (error: Error) => void }[] = [];
  const carts: Cart[] = [];
  const call = (text: string) => {
    calls.push(text);
    return new Promise<Cart>((resolve, reject) => responses.push({ resolve, reject }));
  };
  const session = createCartSession({
    action: '/cart',
    lines,
    currency: 'AUD',
    api: {
      getCart: () => call('get'),
      addToCart: (_, { itemId, quantity }) => call(`add ${itemId} ${quantity}`),
      setQuantity: (_, { itemId, quantity }) => call(`set ${itemId} ${quantity}`),
      removeFromCart: (_, itemId) => call(`remove ${itemId}`),
    },
    onCart: (cart) => carts.push(cart),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    session,
    calls,
    answers: responses,
    carts,
    settle,
    async response(...given: CartLine[]) {
      responses.shift()?.resolve(cartOf(...given));
      await settle();
    },
    async refuse(error = new WebsiteApiError('offline')) {
      responses.shift()?.reject(error);
      await settle();
    },
    set: (itemId: string, quantity: number) => session.change({ kind: 'set', itemId, quantity }),
    remove: (itemId: string) => session.change({ kind: 'remove', itemId }),
    shown: () => session.getState().lines.map(({ itemId, quantity }) => `${itemId} ${quantity}`),
  };
}

describe('createCartSession', () => {
  it('shows a change at once and its total, then what the server answered', async () => {
    const { session, set, shown, response, calls, carts } = open(line('tent', 2), line('lamp', 1, 30));
    set('tent', 3);
    expect(shown()).toEqual(['tent 3', 'lamp 1']);
    expect(session.getState()).toMatchObject({ totalMinor: 16_500, itemCount: 4, saving: new Set(['tent']) });
    expect(carts).toEqual([]);
    await response(line('tent', 2, 50), line('lamp', 1, 30));
    expect(shown()).toEqual(['tent 2', 'lamp 1']);
    expect(session.getState()).toMatchObject({ totalMinor: 13_000, itemCount: 3, saving: new Set() });
    expect(calls).toEqual(['set tent 3']);
    expect(carts).toHaveLength(1);
  });

  it('sends one change at a time and only the newest quantity of those waiting', async () => {
    const { set, shown, response, calls } = open(line('tent', 1));
    set('tent', 2);
    set('tent', 3);
    set('tent', 4);
    expect(calls).toEqual(['set tent 2']);
    await response(line('tent', 2));
    expect(shown()).toEqual(['tent 4']);
    expect(calls).toEqual(['set tent 2', 'set tent 4']);
    await response(line('tent', 4));
    expect(shown()).toEqual(['tent 4']);
    expect(calls).toHaveLength(2);
  });

  it('keeps a later change to another line over an earlier response', async () => {
    const { set, remove, shown, response } = open(line('tent', 1), line('lamp', 1));
    set('tent', 2);
    remove('lamp');
    await response(line('tent', 2), line('lamp', 1));
    expect(shown()).toEqual(['tent 2']);
    await response(line('tent', 2));
    expect(shown()).toEqual(['tent 2']);
  });

  it('puts a removed line back in its place with its quantity', async () => {
    const { session, remove, shown, response, calls } = open(line('tent', 2), line('lamp', 1));
    remove('tent');
    await response(line('lamp', 1));
    const removed = session.getState().removed as CartLine;
    expect(removed).toMatchObject({ itemId: 'tent', quantity: 2 });
    session.change({ kind: 'restore', itemId: 'tent', line: removed });
    expect(shown()).toEqual(['tent 2', 'lamp 1']);
    expect(session.getState().removed).toBeUndefined();
    await response(line('lamp', 1), line('tent', 2));
    expect(shown()).toEqual(['tent 2', 'lamp 1']);
    expect(calls).toEqual(['remove tent', 'add tent 2']);
  });

  it('restores the server’s last cart after a failure, drops waiting changes, and shows why', async () => {
    const { session, set, shown, response, refuse, calls } = open(line('tent', 1), line('lamp', 1));
    set('tent', 2);
    await response(line('tent', 2), line('lamp', 1));
    set('tent', 5);
    set('lamp', 7);
    await refuse();
    expect(shown()).toEqual(['tent 2', 'lamp 1']);
    expect(inEnglish(session.getState().error)).toContain('Check your connection');
    expect(calls).toEqual(['set tent 2', 'set tent 5', 'get']);
    set('tent', 3);
    expect(session.getState().error).toBeUndefined();
  });

  it('gives the server’s own reasons', async () => {
    const { session, set, refuse } = open(line('tent', 1));
    set('tent', 2);
    await refuse(new WebsiteApiError('rejected', { errors: ['This gift has left the shop.'] }));
    expect(session.getState().error).toBe('This gift has left the shop.');
  });

  it('requests the cart when a response was lost, unless a newer change was made meanwhile', async () => {
    const lost = open(line('tent', 1));
    lost.set('tent', 2);
    await lost.refuse();
    await lost.response(line('tent', 2));
    expect(lost.shown()).toEqual(['tent 2']);
    expect(lost.session.getState().error).toBeDefined();

    const newer = open(line('tent', 1));
    newer.set('tent', 2);
    await newer.refuse();
    newer.set('tent', 7);
    const [request] = newer.answers.splice(0, 1);
    await newer.response(line('tent', 7));
    request?.resolve(cartOf(line('tent', 2)));
    await newer.settle();
    expect(newer.shown()).toEqual(['tent 7']);
    expect(newer.carts).toHaveLength(1);
  });

  it('shows the server’s own total once nothing is on its way', async () => {
    const { session, set, answers: responses, settle } = open(line('tent', 1));
    set('tent', 2);
    expect(session.getState().totalMinor).toBe(9000);
    responses.shift()?.resolve({ ...cartOf(line('tent', 2)), total: 80.5 });
    await settle();
    expect(session.getState().totalMinor).toBe(8050);
  });

  it('settles at once when idle, and otherwise when all is saved or one failed', async () => {
    const { session, set, response, refuse } = open(line('tent', 1));
    expect(await session.settled()).toBe(true);
    set('tent', 2);
    let saved: boolean | undefined;
    session.settled().then((value) => {
      saved = value;
    });
    set('tent', 3);
    await response(line('tent', 2));
    expect(saved).toBeUndefined();
    await response(line('tent', 3));
    expect(saved).toBe(true);
    set('tent', 4);
    const failed = session.settled();
    await refuse();
    expect(await failed).toBe(false);
  });

  it('takes no change to a line that is not there', () => {
    const { set, calls } = open(line('tent', 1));
    set('lamp', 2);
    expect(calls).toEqual([]);
  });
});

describe('a cart that another tab changed', () => {
  it('is shown in its current state, and the page receives an event', async () => {
    const { session, calls, carts, response } = open(line('tent', 1));
    const request = session.refresh();
    await response(line('tent', 3), line('lamp', 1));
    await request;
    expect(calls).toEqual(['get']);
    expect(session.getState()).toMatchObject({ itemCount: 4, totalMinor: 18_000 });
    expect(carts).toHaveLength(1);
  });

  it('does nothing when nothing changed: no render and no event', async () => {
    const { session, carts, response } = open(line('tent', 1));
    const before = session.getState();
    const request = session.refresh();
    await response(line('tent', 1));
    await request;
    expect(session.getState()).toBe(before);
    expect(carts).toEqual([]);
  });

  it('is not asked for while a change is on its way', async () => {
    const { session, calls, set } = open(line('tent', 1));
    set('tent', 2);
    await session.refresh();
    expect(calls).toEqual(['set tent 2']);
  });

  it('does not replace a change that was made since the request, and its notices are still shown', async () => {
    const { session, answers: responses, response, set, settle } = open(line('tent', 1));
    const request = session.refresh();
    set('tent', 2);
    responses.shift()?.resolve({ ...cartOf(line('tent', 9)), notices: ['The tent costs more.'] });
    await request;
    expect(session.getState()).toMatchObject({ itemCount: 2, notices: ['The tent costs more.'] });
    await response(line('tent', 2));
    await settle();
    expect(session.getState()).toMatchObject({ itemCount: 2, notices: ['The tent costs more.'] });
  });

  it('stays when the server cannot be reached', async () => {
    const { session, refuse } = open(line('tent', 1));
    const request = session.refresh();
    await refuse();
    await request;
    expect(session.getState()).toMatchObject({ itemCount: 1, error: undefined });
  });
});

describe('what the server changed', () => {
  it('is announced until the next change, each notice once', async () => {
    const { session, answers: responses, set, settle } = open(line('bicycle', 2));
    const corrected = { ...cartOf(line('bicycle', 3)), message: 'Only 3 are left.', notices: ['It costs $5 more.'] };
    set('bicycle', 9);
    responses.shift()?.resolve(corrected);
    await settle();
    expect(session.getState()).toMatchObject({ itemCount: 3, notices: ['Only 3 are left.', 'It costs $5 more.'] });
    set('bicycle', 9);
    expect(session.getState().notices).toEqual([]);
    responses.shift()?.resolve({ ...corrected, notices: [] });
    await settle();
    expect(session.getState().notices).toEqual(['Only 3 are left.']);
  });
});

describe('cartAnnouncement', () => {
  const announced = (session: ReturnType<typeof open>['session']) =>
    cartAnnouncement(session.getState(), 'AUS', englishTexts(CART_TEXTS));

  it('announces quantity and total, corrected by the server', async () => {
    const { session, set, response } = open(line('tent', 2, 55));
    expect(announced(session)).toBe('');
    set('tent', 3);
    expect(announced(session)).toBe('Emergency tent, quantity 3. Cart total $165');
    await response(line('tent', 2, 55.25));
    expect(announced(session)).toBe('Emergency tent, quantity 2. Cart total $110.50');
  });

  it('announces a removal, an empty cart and a restored line', async () => {
    const { session, remove, response } = open(line('tent', 2, 55), line('lamp', 1, 30));
    remove('tent');
    expect(announced(session)).toBe('Emergency tent removed. Cart total $30');
    await response(line('lamp', 1, 30));
    remove('lamp');
    expect(announced(session)).toBe('lamp removed. Your cart is empty.');
    session.change({ kind: 'restore', itemId: 'lamp', line: line('lamp', 1, 30) });
    expect(announced(session)).toBe('lamp is back in your cart, quantity 1. Cart total $30');
  });

  it('announces nothing after a failure: the alert does', async () => {
    const { session, set, refuse } = open(line('tent', 2));
    set('tent', 3);
    await refuse();
    expect(announced(session)).toBe('');
  });
});
