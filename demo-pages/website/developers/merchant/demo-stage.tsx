import type { Markup } from '../../platform/index.ts';

/** The container of a hosted form; its height is reserved. */
export const frame = (id: string, height: 'short' | 'medium' | 'tall'): Markup => (
  <div className={`merchant-frame merchant-frame--${height}`} id={id} />
);

/** A button of the merchant's page. */
export const button = (id: string, text: string, kind = 'primary'): Markup => (
  <button key={id} className={`haven-button haven-button--${kind}`} type="button" id={id}>
    {text}
  </button>
);

export const actions = (...buttons: Markup[]): Markup => <div className="haven-actions">{buttons}</div>;

/** A text field of the merchant's own form. */
export const field = (name: string, label: string, hint: string, value: string, isNumeric = false): Markup => (
  <div className="haven-field">
    <label className="haven-field__label" htmlFor={`own-${name}`}>
      {label}
    </label>
    <p className="haven-field__hint" id={`own-${name}-hint`}>
      {hint}
    </p>
    <input
      className="haven-field__control"
      id={`own-${name}`}
      name={name}
      defaultValue={value}
      autoComplete="off"
      required
      aria-describedby={`own-${name}-hint`}
      inputMode={isNumeric ? 'numeric' : undefined}
    />
  </div>
);

/** The container of a wallet's buttons, and the button that starts again: a charge is paid once. */
export const wallet = (
  id: string,
  height: 'button' | 'buttons' | 'frame' = 'button',
  before: Markup | '' = '',
): Markup => (
  <>
    <p className="merchant-order">
      <span>Haven gifts</span>
      <strong>$20.00</strong>
    </p>
    {before}
    <div className={`merchant-wallet merchant-wallet--${height}`} id={id} />
    <button
      className="haven-button haven-button--secondary merchant-wallet__again"
      type="button"
      id={`${id}-again`}
      hidden
    >
      Try again
    </button>
  </>
);
