import type { Markup } from '../../platform/index.ts';
import { attributeControl } from '../reference/attribute-form.tsx';
import type { AttributeFact } from '../reference/element-catalogue.ts';

const LOOK = {
  field: 'haven-field__control',
  checkbox: { className: 'haven-checkbox__input' },
};

/** A field for one attribute of a block. The page's script fills in its value from the example. */
export function attributeField(fact: AttributeFact): Markup {
  const { name, description, kind, isRequired } = fact;
  const id = `attribute-${name}`;
  const hint = (
    <p className="haven-field__hint" id={`${id}-hint`}>
      {withCode(description)}
    </p>
  );
  const shared = { id, 'data-attribute': name, 'aria-describedby': `${id}-hint` };
  const control = attributeControl(fact, null, shared, LOOK);
  if (kind === 'boolean') {
    return (
      <div key={fact.name} className="haven-field">
        <div className="haven-checkbox">
          {control}
          <label className="haven-checkbox__label" htmlFor={id}>
            <code>{name}</code>
          </label>
        </div>
        {hint}
      </div>
    );
  }
  const note = isRequired ? `${kindText(fact)}, required` : kindText(fact);
  return (
    <div key={fact.name} className="haven-field">
      <label className="haven-field__label" htmlFor={id}>
        <code>{name}</code> <span className="haven-field__optional">{note}</span>
      </label>
      {hint}
      {control}
    </div>
  );
}

function kindText({ kind, isJson, options }: AttributeFact): string {
  if (options) return 'choice';
  if (isJson) return 'JSON';
  return kind === 'number' ? 'number' : 'text';
}

/** A definition's prose, in which text between backticks is code. */
export function withCode(text: string): Markup {
  return <>{text.split('`').map((part, place) => (place % 2 ? <code key={part}>{part}</code> : part))}</>;
}
