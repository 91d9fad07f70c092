import { useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { noteUndefined, takeTyped } from '#parts/fields/typed-before-upgrade.ts';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { knowSentences } from '#runtime/texts/say.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { API_SAID } from '#website/api/website-api-error.ts';
import { ECARD_SAID } from '#website/shop/ecard.texts.ts';
import { CardEditor } from './card-editor.tsx';
import { knownSender } from './card-edits.ts';
import { CardMenu } from './card-menu.tsx';
import type { SignedCard } from './card-status.ts';
import css from './ecard-signing.css?inline';
import { attributes, tag } from './ecard-signing.definition.ts';
import pageCss from './ecard-signing.page.css?inline';
import { ECARD_TEXTS } from './ecard-signing.texts.ts';
import { ECARD_SIGNING_SAID } from './ecard-signing-said.texts.ts';
import { PaymentNotice } from './payment-notice.tsx';
import { splitFieldName } from './typed-edits.ts';
import { useCards } from './use-cards.ts';
import { usePayment } from './use-payment.ts';

function EcardSigning(props: z.output<typeof attributes>) {
  const t = useTexts(ECARD_TEXTS);
  const { element } = useHost();
  const [typed] = useState(() => takeTyped(element));
  const [begun] = useState(() => splitFieldName(typed?.focused ?? ''));
  const { cards, change, sent } = useCards(props.cards, typed);
  const payment = usePayment({ action: props.action, nextUrl: props.nextUrl, cards, onSent: sent });
  const [openId, setOpenId] = useState(begun.instanceId);
  const [focusField, setFocusField] = useState<string | undefined>(begun.field);
  const closed = useRef<string>(undefined);
  const senderTouched = useRef(new Set<string>());
  const index = cards.findIndex((card) => card.instanceId === openId);
  const card = cards[index];

  useLayoutEffect(() => {
    if (closed.current === undefined) return;
    // Back in the menu, the focus returns to the card that was open.
    element.querySelector<HTMLElement>(`[data-card="${CSS.escape(closed.current)}"]`)?.focus();
    closed.current = undefined;
  });

  const open = ({ instanceId }: SignedCard) => {
    setFocusField(undefined);
    setOpenId(instanceId);
    payment.dismiss();
  };
  const back = () => {
    closed.current = openId;
    setOpenId('');
    payment.dismiss();
  };
  const next = () => {
    const following = cards[index + 1];
    if (!following) return;
    // WCAG 3.3.7: the next card gets the same sender, unless the visitor has edited its sender.
    const isUntouched = following.senderName === '' && !senderTouched.current.has(following.instanceId);
    const sender = knownSender(cards, index + 1);
    if (isUntouched && sender !== '' && following.cardType !== 'not required') {
      change(following.instanceId, { senderName: sender });
    }
    open(following);
  };

  if (cards.length === 0) {
    return (
      <div className="haven-empty">
        <h2 className="haven-empty__title">{t('none')}</h2>
        <p className="haven-empty__text">{t('addFirst')}</p>
      </div>
    );
  }
  return (
    <section className="haven-ecards" aria-label={t('ecards')}>
      {card ? (
        <CardEditor
          key={card.instanceId}
          cards={cards}
          index={index}
          card={card}
          designs={props.designs}
          focusField={focusField}
          onChange={({ instanceId }, changes) => {
            if (changes.senderName !== undefined) senderTouched.current.add(instanceId);
            change(instanceId, changes);
          }}
          onBack={back}
          onNext={next}
        />
      ) : (
        <CardMenu cards={cards} onOpen={open} />
      )}
      <div className="haven-ecards__footer">
        {payment.notice && <PaymentNotice key={payment.key} notice={payment.notice} cards={cards} onOpen={open} />}
        <div className="haven-actions">
          <BusyButton variant="give" large busy={payment.busy} busyLabel={t('saving')} onClick={payment.goOn}>
            {t('toDetails')}
          </BusyButton>
        </div>
      </div>
    </section>
  );
}

knowSentences(ECARD_SIGNING_SAID, ECARD_SAID, API_SAID);
noteUndefined(tag);
export const EcardSigningElement = defineElement({
  tag,
  attributes,
  view: EcardSigning,
  root: 'light',
  styles: [controls, pageCss, css],
});
