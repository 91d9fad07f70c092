import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { Alert } from '#parts/form/alert.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import stepperCss from '#parts/stepper/stepper.page.css?inline';
import { beginCheckout } from '#rules/analytics/ecommerce-events.ts';
import { pushShopEvent } from '#rules/analytics/push-event.ts';
import type { CartLine } from '#rules/api/cart-schemas.ts';
import { safeHref } from '#rules/links/link-to.ts';
import { safeNavigate } from '#rules/links/safe-navigate.ts';
import { formatMoney } from '#rules/money.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import CART_TEXTS from '#texts/elements/gift-cart';
import { cartAnnouncement } from './cart-announcement.ts';
import { inOrder } from './cart-change.ts';
import { CartLineRow, RemovedLine } from './cart-line.tsx';
import type { CartState } from './cart-session.ts';
import css from './gift-cart.css?inline';
import { attributes, type GiftCartEvents, tag } from './gift-cart.definition.ts';
import pageCss from './gift-cart.page.css?inline';
import { useCart } from './use-cart.ts';

interface CartAsideProps {
  cart: CartState;
  money: (minor: number) => string;
  nextUrl: string;
  nextLabel: string;
  shopUrl: string;
  /** The next step was chosen while changes are still being saved. */
  waiting: boolean;
  onNext: () => void;
}

/** The total and the link to the next step. */
function CartAside({ cart, money, nextUrl, nextLabel, shopUrl, waiting, onNext }: CartAsideProps) {
  const t = useTexts(CART_TEXTS);
  const shop = safeHref(shopUrl);
  const follow = (event: MouseEvent) => {
    // The visitor opens a new tab or window, so this page stays and saves its changes.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!waiting) onNext();
  };
  return (
    <aside className="haven-cart__aside" aria-label={t('cartTotal')}>
      <dl className="haven-totals">
        <div className="haven-totals__row">
          <dt>{t('gifts', { count: cart.itemCount })}</dt>
          <dd>{money(cart.totalMinor)}</dd>
        </div>
        <div className="haven-totals__row haven-totals__row--grand">
          <dt>{t('total')}</dt>
          <dd>
            {money(cart.totalMinor)} <span className="haven-visually-hidden">{cart.currency}</span>
          </dd>
        </div>
      </dl>
      <div className="haven-actions haven-actions--stack">
        {nextUrl && (
          <a
            className="haven-button haven-button--give haven-button--large"
            href={safeHref(nextUrl)}
            aria-busy={waiting || undefined}
            aria-disabled={waiting || undefined}
            onClick={follow}
          >
            {waiting ? t('saving') : nextLabel}
          </a>
        )}
        {shop && (
          <a className="haven-button haven-button--quiet" href={shop}>
            {t('another')}
          </a>
        )}
      </div>
    </aside>
  );
}

const removeButton = (itemId: string) => `[data-remove="${CSS.escape(itemId)}"]`;

interface EmptyCartProps {
  shopUrl: string;
  image: string;
  children?: ReactNode;
}

/** A cart without lines: a link to the shop, and the removed line to restore. */
function EmptyCart({ shopUrl, image, children }: EmptyCartProps) {
  const t = useTexts(CART_TEXTS);
  const shop = safeHref(shopUrl);
  return (
    <div className="haven-empty">
      {image && <img className="haven-empty__image" src={image} width={320} height={240} alt="" />}
      <h2 className="haven-empty__title haven-focus" tabIndex={-1} data-cart-heading="">
        {t('isEmpty')}
      </h2>
      <p className="haven-empty__text">{t('choose')}</p>
      {children}
      {shop && (
        <a className="haven-button haven-button--give" href={shop}>
          {t('seeGifts')}
        </a>
      )}
    </div>
  );
}

/** Moves the focus to the element that matches a selector below `element`, after the next render. */
function useFocusAfterRender(element: Element): (selector: string) => void {
  const waiting = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (waiting.current === undefined) return;
    element.querySelector<HTMLElement>(waiting.current)?.focus();
    waiting.current = undefined;
  });
  return (selector) => {
    waiting.current = selector;
  };
}

function GiftCart(props: z.output<typeof attributes>) {
  const t = useTexts(CART_TEXTS);
  const textOf = useTextOf();
  const { nextUrl, shopUrl, siteCountryCode } = props;
  const host = useHost<GiftCartEvents>();
  const { session, cart } = useCart(props.action, props.lines, props.currency);
  const focusAfterRender = useFocusAfterRender(host.element);
  const [waiting, setWaiting] = useState(false);
  const [refused, setRefused] = useState(false);
  const { lines, removed } = cart;
  const money = (minor: number) => formatMoney(minor, cart.currency, siteCountryCode, t.language);

  const remove = ({ itemId }: CartLine) => {
    const next = lines[lines.findIndex((line) => line.itemId === itemId) + 1];
    focusAfterRender(next ? removeButton(next.itemId) : '[data-cart-heading]');
    session.change({ kind: 'remove', itemId });
  };
  const undo = (line: CartLine) => {
    focusAfterRender(removeButton(line.itemId));
    session.change({ kind: 'restore', itemId: line.itemId, line });
  };
  const goOn = async () => {
    setWaiting(true);
    const saved = await session.settled();
    setWaiting(false);
    if (!saved) return;
    // Not awaited: only a purchase waits for its event (W4.37).
    void pushShopEvent(beginCheckout(session.getState().lines, cart.currency, props.checkoutCategory));
    if (!host.emit('haven-navigate', { url: nextUrl }, { cancelable: true })) return;
    setRefused(!safeNavigate(nextUrl));
  };

  return (
    <>
      {cart.error && (
        <Alert kind="error" title={t('notSaved')}>
          {cart.error}
        </Alert>
      )}
      {cart.notices.length > 0 && (
        <Alert kind="warning" title={t('hasChanged')}>
          {cart.notices.map((notice) => (
            <p key={notice}>{textOf(notice)}</p>
          ))}
        </Alert>
      )}
      {refused && (
        <Alert kind="error" title={t('notOpened')}>
          {t('reload')}
        </Alert>
      )}
      {lines.length === 0 ? (
        <EmptyCart shopUrl={shopUrl} image={props.emptyImage}>
          {removed && (
            <div className="haven-actions">
              <RemovedLine line={removed} onUndo={() => undo(removed)} />
            </div>
          )}
        </EmptyCart>
      ) : (
        <section className="haven-cart" aria-label={t('cart')}>
          <div className="haven-cart__main">
            <h2 className="haven-visually-hidden" tabIndex={-1} data-cart-heading="">
              {t('inYourCart')}
            </h2>
            <div className="haven-cart__head" aria-hidden="true">
              <span>{t('gift')}</span>
              <span>{t('quantity')}</span>
              <span>{t('total')}</span>
            </div>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
            <ul className="haven-cart__lines" role="list">
              {inOrder(removed ? [...lines, removed] : lines, cart.order).map((line) =>
                line === removed ? (
                  <li key={line.itemId} className="haven-cart__line haven-cart__line--removed">
                    <RemovedLine line={line} onUndo={() => undo(line)} />
                  </li>
                ) : (
                  <CartLineRow
                    key={line.itemId}
                    line={line}
                    saving={cart.saving.has(line.itemId)}
                    money={money}
                    onQuantity={(quantity) => session.change({ kind: 'set', itemId: line.itemId, quantity })}
                    onRemove={() => remove(line)}
                  />
                ),
              )}
            </ul>
          </div>
          <CartAside
            cart={cart}
            money={money}
            nextUrl={nextUrl}
            nextLabel={props.nextLabel}
            shopUrl={shopUrl}
            waiting={waiting}
            onNext={goOn}
          />
        </section>
      )}
      <StatusMessage>{cartAnnouncement(cart, siteCountryCode, t)}</StatusMessage>
    </>
  );
}

export const GiftCartElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  defaultTexts: CART_TEXTS,
  view: GiftCart,
  root: 'light',
  styles: [controls, stepperCss, pageCss, css],
});
