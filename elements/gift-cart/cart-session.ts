import type { Cart, CartLine } from '#website/api/cart-schemas.ts';
import type { WebsiteApi } from '#website/api/website-api.ts';
import type { WebsiteApiError } from '#website/api/website-api-error.ts';
import { toMinorUnits } from '#website/money.ts';
import { applyChange, type CartChange, countOf, enqueue, inOrder, totalOf } from './cart-change.ts';

/** The cart as it is shown: what the server last said, with the changes on their way applied. */
export interface CartState {
  readonly lines: readonly CartLine[];
  readonly itemCount: number;
  readonly totalMinor: number;
  readonly currency: string;
  /** Items with a change on its way. */
  readonly saving: ReadonlySet<string>;
  /** The line removed last, while it can be put back. */
  readonly removed?: CartLine | undefined;
  /** The items in the order in which they were first seen. */
  readonly order: readonly string[];
  /** The change made last, and the line that it was made to; none after a failure. */
  readonly latest?: { readonly kind: CartChange['kind']; readonly line: CartLine } | undefined;
  /** Why the last change was not saved. */
  readonly error?: string | undefined;
  /** What the server changed beyond the visitor's wish: prices, gifts that sold out, quantities that it held. */
  readonly notices: readonly string[];
}

export interface CartSessionOptions {
  readonly action: string;
  readonly lines: readonly CartLine[];
  readonly currency: string;
  readonly api: Pick<WebsiteApi, 'getCart' | 'addToCart' | 'setQuantity' | 'removeFromCart'>;
  /** Hears every cart that the server answers with. */
  readonly onCart: (cart: Cart) => void;
  /** Hears every change that the server has taken, with the line that it was made to. */
  readonly onSaved?: (kind: CartChange['kind'], line: CartLine) => void;
}

const isOf = (change: CartChange) => (line: CartLine) => line.itemId === change.itemId;

/**
 * A cart whose changes show at once and go to the server one after another: two posts under way together could arrive
 * in the wrong order and leave the older quantity. A change that fails takes those waiting behind it along, and the
 * server's last cart is shown again.
 */
export function createCartSession({ action, lines, currency, api, onCart, onSaved }: CartSessionOptions) {
  let confirmed: Pick<Cart, 'lines' | 'currency'> & { totalMinor: number } = {
    lines: [...lines],
    currency,
    totalMinor: totalOf(lines),
  };
  let queue: CartChange[] = [];
  let order = lines.map((line) => line.itemId);
  let running: Promise<boolean> | undefined;
  let changes = 0;
  let removed: CartLine | undefined;
  let latest: CartState['latest'];
  let error: string | undefined;
  let notices: readonly string[] = [];
  let state = draw();
  const listeners = new Set<() => void>();

  function draw(): CartState {
    const shown = inOrder(queue.reduce<readonly CartLine[]>(applyChange, confirmed.lines), order);
    return {
      lines: shown,
      itemCount: countOf(shown),
      totalMinor: queue.length > 0 ? totalOf(shown) : confirmed.totalMinor,
      currency: confirmed.currency,
      saving: new Set(queue.map((change) => change.itemId)),
      removed: shown.some((line) => line.itemId === removed?.itemId) ? undefined : removed,
      order,
      latest,
      error,
      notices,
    };
  }

  function publish(): void {
    state = draw();
    for (const listener of listeners) listener();
  }

  function adopt(cart: Cart): void {
    confirmed = { lines: cart.lines, currency: cart.currency, totalMinor: toMinorUnits(cart.total) };
    order = [...new Set([...order, ...cart.lines.map((line) => line.itemId)])];
    tell(cart);
  }

  /** Said once by the server, so they stay until the visitor's next change. */
  function tell({ message, notices: more = [] }: Cart): void {
    notices = [...new Set([...notices, ...(message ? [message] : []), ...more])];
  }

  function post(change: CartChange): Promise<Cart> {
    if (change.kind === 'remove') return api.removeFromCart(action, change.itemId);
    // A line that is gone can only be added: `set` changes lines that are there.
    if (change.kind === 'restore') {
      return api.addToCart(action, { itemId: change.itemId, quantity: change.line.quantity });
    }
    return api.setQuantity(action, { itemId: change.itemId, quantity: change.quantity });
  }

  async function run(): Promise<boolean> {
    for (let change = queue[0]; change; change = queue[0]) {
      const line = change.kind === 'restore' ? change.line : confirmed.lines.find(isOf(change));
      try {
        const cart = await post(change);
        adopt(cart);
        queue = queue.slice(1);
        publish();
        onCart(cart);
        if (line) onSaved?.(change.kind, line);
      } catch (cause) {
        fail(cause);
        return false;
      }
    }
    return true;
  }

  function fail(cause: unknown): void {
    const { errors, message } = cause as WebsiteApiError;
    queue = [];
    removed = undefined;
    latest = undefined;
    error = errors?.join(' ') || message;
    publish();
    void resync();
  }

  /** A change whose answer was lost may have been taken all the same, so the server is asked what the cart is. */
  async function resync(): Promise<void> {
    const asked = changes;
    const cart = await api.getCart(action).catch(() => undefined);
    if (!cart) return;
    const before = JSON.stringify([confirmed, notices]);
    // The answer of a newer change knows the lines better, but not what was told here.
    if (asked === changes) adopt(cart);
    else tell(cart);
    if (JSON.stringify([confirmed, notices]) === before && error === undefined) return;
    if (asked === changes && error === undefined) latest = undefined;
    publish();
    if (asked === changes) onCart(cart);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    /** Shows a change and sends it as soon as those before it are answered. */
    change(change: CartChange): void {
      const line = change.kind === 'restore' ? change.line : state.lines.find((line) => line.itemId === change.itemId);
      if (!line) return;
      changes += 1;
      error = undefined;
      if (queue.length === 0) notices = [];
      latest = { kind: change.kind, line };
      if (change.kind === 'remove') removed = line;
      queue = enqueue(queue, change);
      publish();
      running ??= run().finally(() => {
        running = undefined;
      });
    },
    /** Asks the server what the cart is: another tab may have changed it. Does nothing while a change is on its way. */
    refresh: (): Promise<void> => (queue.length > 0 ? Promise.resolve() : resync()),
    /** Resolves once nothing is on its way any more: true when all was saved. */
    settled: (): Promise<boolean> => running ?? Promise.resolve(true),
  };
}
