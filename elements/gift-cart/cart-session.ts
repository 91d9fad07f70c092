import type { Shown } from '#locales/message.ts';
import type { Cart, CartLine } from '#rules/api/cart-schemas.ts';
import type { WebsiteApi } from '#rules/api/website-api.ts';
import { failureReason } from '#rules/failure-lines.ts';
import { toMinorUnits } from '#rules/money.ts';
import { applyChange, cartTotal, countOf, enqueue, inOrder, type PendingChange } from './cart-change.ts';

/** The visible cart: the server's last cart with the pending changes applied. */
export interface CartState {
  readonly lines: readonly CartLine[];
  readonly itemCount: number;
  readonly totalMinor: number;
  readonly currency: string;
  /** Items with a pending change. */
  readonly saving: ReadonlySet<string>;
  /** The line removed last, while it can be restored. */
  readonly removed?: CartLine | undefined;
  /** The items in the order in which they were first seen. */
  readonly order: readonly string[];
  /** The last change and its line; none after a failure. */
  readonly latest?: { readonly kind: PendingChange['kind']; readonly line: CartLine } | undefined;
  /** Why the last change was not saved. */
  readonly error?: Shown | undefined;
  /** What the server changed: prices, gifts that sold out, quantities that it reduced. */
  readonly notices: readonly string[];
}

export interface CartSessionOptions {
  readonly action: string;
  readonly lines: readonly CartLine[];
  readonly currency: string;
  readonly api: Pick<WebsiteApi, 'getCart' | 'addToCart' | 'setQuantity' | 'removeFromCart'>;
  /** Receives every cart that the server returns. */
  readonly onCart: (cart: Cart) => void;
  /** Receives every saved change, with its line. */
  readonly onSaved?: (kind: PendingChange['kind'], line: CartLine) => void;
}

const isOf = (change: PendingChange) => (line: CartLine) => line.itemId === change.itemId;

/**
 * A cart whose changes are visible at once and are sent one after another, because two posts at the same time could
 * arrive in the wrong order. If a change fails, the waiting changes are dropped and the server's last cart is shown
 * again.
 */
export function createCartSession({ action, lines, currency, api, onCart, onSaved }: CartSessionOptions) {
  let confirmed: Pick<Cart, 'lines' | 'currency'> & { totalMinor: number } = {
    lines: [...lines],
    currency,
    totalMinor: cartTotal(lines),
  };
  let queue: PendingChange[] = [];
  let order = lines.map((line) => line.itemId);
  let running: Promise<boolean> | undefined;
  let changes = 0;
  let removed: CartLine | undefined;
  let latest: CartState['latest'];
  let error: Shown | undefined;
  let notices: readonly string[] = [];
  let state = currentState();
  const listeners = new Set<() => void>();

  function currentState(): CartState {
    const currentLines = inOrder(queue.reduce<readonly CartLine[]>(applyChange, confirmed.lines), order);
    return {
      lines: currentLines,
      itemCount: countOf(currentLines),
      totalMinor: queue.length > 0 ? cartTotal(currentLines) : confirmed.totalMinor,
      currency: confirmed.currency,
      saving: new Set(queue.map((change) => change.itemId)),
      removed: currentLines.some((line) => line.itemId === removed?.itemId) ? undefined : removed,
      order,
      latest,
      error,
      notices,
    };
  }

  function publish(): void {
    state = currentState();
    for (const listener of listeners) listener();
  }

  function adopt(cart: Cart): void {
    confirmed = { lines: cart.lines, currency: cart.currency, totalMinor: toMinorUnits(cart.total) };
    order = [...new Set([...order, ...cart.lines.map((line) => line.itemId)])];
    showNotices(cart);
  }

  /** The server sends a notice only once, so it stays until the visitor's next change. */
  function showNotices({ message, notices: more = [] }: Cart): void {
    notices = [...new Set([...notices, ...(message ? [message] : []), ...more])];
  }

  function post(change: PendingChange): Promise<Cart> {
    if (change.kind === 'remove') return api.removeFromCart(action, change.itemId);
    // `set` changes only existing lines, so a removed line must be added again.
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
    queue = [];
    removed = undefined;
    latest = undefined;
    error = failureReason(cause);
    publish();
    void resync();
  }

  /** After a lost response the change may have been saved, so the cart is requested again. */
  async function resync(): Promise<void> {
    const changesBefore = changes;
    const cart = await api.getCart(action).catch(() => undefined);
    if (!cart) return;
    const before = JSON.stringify([confirmed, notices]);
    // A newer change has newer lines, but must not lose the notices shown here.
    if (changesBefore === changes) adopt(cart);
    else showNotices(cart);
    if (JSON.stringify([confirmed, notices]) === before && error === undefined) return;
    if (changesBefore === changes && error === undefined) latest = undefined;
    publish();
    if (changesBefore === changes) onCart(cart);
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    /** Shows a change and sends it after the previous ones. */
    change(change: PendingChange): void {
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
    /** Requests the cart, which another tab may have changed. Does nothing while a change is pending. */
    refresh: (): Promise<void> => (queue.length > 0 ? Promise.resolve() : resync()),
    /** Resolves when no change is pending: true if all were saved. */
    settled: (): Promise<boolean> => running ?? Promise.resolve(true),
  };
}
