import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useAuthorForm } from '#parts/fields/author-form.ts';
import { PostedFields } from '#parts/fields/posted-fields.tsx';
import { noteUndefined, takeTyped } from '#parts/fields/typed-before-upgrade.ts';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { Alert } from '#parts/form/alert.tsx';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { MAX_MESSAGE_CHARACTERS } from '#rules/shop/ecard-message.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';
import { cardsWithoutMessage, previousSender } from './card-edits.ts';
import { type CardActions, CardItem } from './card-item.tsx';
import { statusCounts, unfinishedCard } from './card-status.ts';
import css from './ecard-signing.css?inline';
import { attributes, tag } from './ecard-signing.definition.ts';
import pageCss from './ecard-signing.page.css?inline';
import { splitFieldName, typedEdits } from './typed-edits.ts';
import { useCards } from './use-cards.ts';
import { type EcardNotice, usePayment } from './use-payment.ts';

interface PaymentNoticeProps {
  notice: EcardNotice;
  /** Whether a server has found it: then the page begins at it. */
  isFirst: boolean;
  total: number;
  /** The beginning of the ids of the cards. */
  id: string;
  onOpen: CardActions['show'];
}

/** Why the cards cannot be sent yet, and what to do. The focus stays on the button, so that it can be clicked again. */
function PaymentNotice({ notice, isFirst, total, id, onOpen }: PaymentNoticeProps) {
  const t = useTexts(ECARD_TEXTS);
  const textOf = useTextOf();
  if (notice.kind === 'saved') return <Alert kind="success">{t('saved')}</Alert>;
  if (notice.kind === 'stuck') {
    return (
      <Alert kind="error" title={t('savedButStuck')}>
        {t('goToCart')}
      </Alert>
    );
  }
  if (notice.kind === 'failed') {
    return (
      <Alert kind="error" title={t('notSaved')} focus={isFirst}>
        {notice.reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a server may repeat a line, and lines never move.
          <div key={index}>{textOf(reason)}</div>
        ))}
      </Alert>
    );
  }
  const [index = 0] = notice.indexes;
  const isMissing = notice.kind === 'missing';
  const share = { number: notice.indexes.length, total };
  return (
    <Alert
      focus={isFirst}
      kind={isMissing ? 'warning' : 'error'}
      title={isMissing ? t('missingTitle', share) : t('tooLongTitle', share)}
    >
      {isMissing ? t('complete') : t('tooLongText', { limit: MAX_MESSAGE_CHARACTERS })}
      <p className="ecard-signing__open">
        <a
          className="haven-button haven-button--secondary"
          href={`#${id}-${index}`}
          onClick={(event) => onOpen(event, index, true)}
        >
          {t('openCard', { card: t('cardNumber', { place: index + 1, total }) })}
        </a>
      </p>
    </Alert>
  );
}

function EcardSigning(props: z.output<typeof attributes>) {
  const t = useTexts(ECARD_TEXTS);
  const { element } = useHost();
  const author = useAuthorForm();
  const [typed] = useState(() => takeTyped(element));
  const { cards, change, sent } = useCards(props.cards, props.action, typedEdits(typed?.values));
  const payment = usePayment({ action: props.action, nextUrl: props.nextUrl, cards, author, onSent: sent });
  const id = useUniqueId('ecards');
  const box = useRef<HTMLFormElement>(null);
  const senderTouched = useRef(new Set<string>());
  const [firstOpen] = useState(() => {
    const named = [typed?.focused ?? '', ...Object.keys(author.errors)].map((name) => splitFieldName(name).instanceId);
    return cards.find(({ instanceId }) => named.includes(instanceId)) ?? unfinishedCard(cards);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores only the focus from before the first render.
  useLayoutEffect(() => {
    const focused = typed?.focused && box.current?.elements.namedItem(typed.focused);
    if (focused) (focused as HTMLElement).focus();
  }, []);

  // The browser opens and closes cards, also before and without scripts; here only for the links.
  const show = (event: Pick<MouseEvent, 'preventDefault'>, index: number, isOpen: boolean) => {
    event.preventDefault();
    const all = [...(box.current?.querySelectorAll('details') ?? [])];
    for (const [place, card] of all.entries()) card.open = isOpen && place === index;
    all[index]?.querySelector('summary')?.focus();
    payment.dismiss();
  };
  const next: typeof show = (event, index) => {
    const following = cards[index];
    if (!following) return;
    // WCAG 3.3.7: the next card gets the same sender, unless the visitor has edited its sender.
    const isUntouched = following.senderName === '' && !senderTouched.current.has(following.instanceId);
    const sender = previousSender(cards, index);
    if (isUntouched && sender !== '' && following.cardType !== 'not required') {
      change(following.instanceId, { senderName: sender });
    }
    show(event, index, true);
  };
  const share = (message: string, index: number) => {
    for (const other of cardsWithoutMessage(cards, index)) change(other.instanceId, { message });
  };
  // One object for all renders, so that only the cards render again that have changed.
  const actions = {
    change: (instanceId: string, changes: Parameters<typeof change>[1]) => {
      if (changes.senderName !== undefined) senderTouched.current.add(instanceId);
      change(instanceId, changes);
    },
    show,
    next,
    share,
    dismiss: payment.dismiss,
  };
  const latest = useRef(actions);
  latest.current = actions;
  const [act] = useState((): typeof actions => ({
    change: (...args) => latest.current.change(...args),
    show: (...args) => latest.current.show(...args),
    next: (...args) => latest.current.next(...args),
    share: (...args) => latest.current.share(...args),
    dismiss: () => latest.current.dismiss(),
  }));

  if (cards.length === 0) {
    return (
      <div className="haven-empty">
        <h2 className="haven-empty__title">{t('none')}</h2>
        <p className="haven-empty__text">{t('addFirst')}</p>
      </div>
    );
  }
  const own = Object.keys(author.values).filter((name) => splitFieldName(name).instanceId !== '');
  return (
    <form
      className="haven-ecards"
      aria-label={t('ecards')}
      noValidate
      method="post"
      action={author.action || props.action}
      onSubmit={(event) => {
        event.preventDefault();
        payment.goOn();
      }}
      ref={box}
    >
      <PostedFields form={author} own={own} />
      <div className="haven-ecards__menu">
        <div className="ecard-signing__head">
          <h2 className="ecard-signing__title" id={id}>
            {t('yourCards')}
          </h2>
          <p className="ecard-signing__note">{statusCounts(cards, t)}</p>
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
        <ol className="haven-ecards__list" role="list" aria-labelledby={id}>
          {cards.map((card, index) => (
            <CardItem
              key={card.instanceId}
              id={id}
              card={card}
              index={index}
              total={cards.length}
              designs={props.designs}
              isOpen={card.instanceId === firstOpen?.instanceId}
              sender={previousSender(cards, index)}
              empty={cardsWithoutMessage(cards, index).length}
              act={act}
            />
          ))}
        </ol>
      </div>
      <div className="haven-ecards__footer">
        {payment.notice && (
          <PaymentNotice
            key={payment.key}
            notice={payment.notice}
            isFirst={payment.key === 0}
            total={cards.length}
            id={id}
            onOpen={show}
          />
        )}
        <div className="haven-actions">
          <BusyButton type="submit" variant="give" large busy={payment.busy} busyLabel={t('saving')}>
            {t('toDetails')}
          </BusyButton>
        </div>
      </div>
    </form>
  );
}
noteUndefined(tag);
export const EcardSigningElement = defineElement({
  tag,
  attributes,
  view: EcardSigning,
  root: 'light',
  renderedOverForm: true,
  styles: [controls, pageCss, css],
});
