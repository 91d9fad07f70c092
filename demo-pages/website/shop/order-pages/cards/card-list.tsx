import ECARD_TEXTS from '#texts/elements/ecard-signing';
import ORDER_PAGES from '#texts/website/order-pages';
import { type Markup, pageTexts, type Site, staffText } from '../../../platform/index.ts';
import type { PricedLine } from '../../gifts/priced-line.ts';
import { giftNameOf, isWaiting } from '../../orders/ecard-list.ts';
import type { OrderEcard } from '../../orders/find-order.ts';

/** The cards of an order, one in each line: its gift, how it is delivered, and whether something is missing. */
export function cardList(cards: readonly OrderEcard[], lines: readonly PricedLine[], site: Site): Markup {
  const missing = pageTexts(site, ECARD_TEXTS)('missing');
  return (
    <ul className="order-cards" role="list">
      {cards.map((card) => (
        <li key={card.orderId} className="order-cards__card">
          <p>
            {lineOf(card, giftNameOf(card, lines), site)}
            {isWaiting(card) && (
              <>
                {' '}
                <span className="haven-badge haven-badge--warning">{missing}</span>
              </>
            )}
          </p>
          {card.message && <p className="order-cards__message">“{card.message}”</p>}
        </li>
      ))}
    </ul>
  );
}

function lineOf({ cardType, recipientName: name }: OrderEcard, giftName: string, site: Site) {
  const text = pageTexts(site, ORDER_PAGES);
  const gift = <strong>{staffText(site, giftName)}</strong>;
  if (name) return text.rich(cardType === 'email' ? 'cardByMailFor' : 'cardToPrintFor', { gift, name });
  return text.rich(cardType === 'email' ? 'cardByMail' : 'cardToPrint', { gift });
}

const FIELDS = [
  { name: 'recipientName', label: 'recipientName', type: 'text', autocomplete: 'off' },
  { name: 'recipientEmailAddress', label: 'recipientEmail', type: 'email', autocomplete: 'off' },
  { name: 'senderName', label: 'senderName', type: 'text', autocomplete: 'name' },
] as const;

/** The email cards that could not be sent yet, with the fields to complete them. */
export function missingCards(
  cards: readonly OrderEcard[],
  lines: readonly PricedLine[],
  action: string,
  site: Site,
): Markup {
  const text = pageTexts(site, ORDER_PAGES);
  const count = cards.length;
  return (
    <form className="haven-form order-missing" method="post" action={action} noValidate>
      <h2 className="section__title">{text('completeCards')}</h2>
      <p>{text('fewDetails', { count })}</p>
      {cards.map((card) => fields(card, giftNameOf(card, lines), site))}
      <div className="haven-actions">
        <button className="haven-button haven-button--primary" type="submit">
          {text('sendCards', { count })}
        </button>
      </div>
    </form>
  );
}

function fields(card: OrderEcard, gift: string, site: Site): Markup {
  const text = pageTexts(site, ECARD_TEXTS);
  const legend = pageTexts(site, ORDER_PAGES).rich('cardForGift', { gift: staffText(site, gift) });
  const id = (field: string) => `${card.instanceId}-${field}`;
  const name = (field: string) => `${card.instanceId}.${field}`;
  return (
    <fieldset key={card.orderId} className="haven-fieldset">
      <legend className="haven-fieldset__legend">{legend}</legend>
      <input type="hidden" name={name('cardType')} value="email" />
      {FIELDS.map((field) => (
        <div key={field.name} className="haven-field">
          <label className="haven-field__label" htmlFor={id(field.name)}>
            {text(field.label)}
          </label>
          <input
            className="haven-field__control"
            id={id(field.name)}
            name={name(field.name)}
            type={field.type}
            defaultValue={card[field.name]}
            maxLength={200}
            autoComplete={field.autocomplete}
          />
        </div>
      ))}
      <div className="haven-field">
        <label className="haven-field__label" htmlFor={id('message')}>
          {text('message')}
        </label>
        <textarea
          className="haven-field__control"
          id={id('message')}
          name={name('message')}
          rows={4}
          maxLength={500}
          autoComplete="off"
          defaultValue={card.message}
        />
      </div>
    </fieldset>
  );
}
