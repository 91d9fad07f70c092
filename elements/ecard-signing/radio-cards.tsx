/** One option, with an icon or a picture. */
export interface RadioChoice {
  id: string;
  name: string;
  image?: string;
  icon?: string;
  detail?: string;
}

interface RadioCardsProps {
  legend: string;
  name: string;
  choices: readonly RadioChoice[];
  value: string;
  onChange: (id: string) => void;
}

/** Options as a row of cards: how an e-card is sent (W2.30), or its design. */
export function RadioCards({ legend, name, choices, value, onChange }: RadioCardsProps) {
  return (
    <fieldset className="haven-radio-cards">
      <legend className="haven-radio-cards__legend">{legend}</legend>
      <div className="haven-radio-cards__grid">
        {choices.map(({ id, name: title, image, icon, detail }) => (
          <label className="haven-radio-card" key={id}>
            <input
              className="haven-radio-card__input"
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {image && (
              <img className="ecard-signing__design" src={image} width={800} height={450} alt="" loading="lazy" />
            )}
            {icon && <span className={`haven-radio-card__icon haven-icon haven-icon--${icon}`} />}
            <span className="haven-radio-card__title">{title}</span>
            {detail && <span className="haven-radio-card__detail">{detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
