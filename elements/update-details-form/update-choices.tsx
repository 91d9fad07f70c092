import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { FieldMessage } from '#parts/fields/field-frame.tsx';
import { DONOR_ITEMS, DONOR_TICKS } from '#rules/forms/update-details-fields.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import UPDATE_TEXTS from '#texts/elements/update-details-form';
import type { DonorForm } from './use-update-details.ts';

export interface UpdateChoicesProps {
  form: DonorForm;
  onTick: (ticked: boolean) => void;
}

/** The five items that a donor can change (W2.75). Their fields follow below all of them, so that no tick box moves. */
export function UpdateChoices({ form, onTick }: UpdateChoicesProps) {
  const t = useTexts(UPDATE_TEXTS);
  const { id, error } = form.field('updateOptions');
  return (
    <fieldset className="haven-fieldset" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="haven-fieldset__legend">{t('whatChanged')}</legend>
      <div>
        <p className="haven-field__hint">{t('tickOne')}</p>
        <FieldMessage id={id} error={error} />
        {DONOR_TICKS.map((item, index) => {
          const field = form.field(item);
          return (
            <CheckboxField
              key={item}
              {...field}
              // The summary's link for all five leads to the first box.
              id={index === 0 ? id : field.id}
              label={t(item)}
              onChange={(event) => {
                field.onChange(event);
                // New fields count as not visited, even after a refused submit.
                if (event.target.checked) form.forget(DONOR_ITEMS[item]);
                onTick(event.target.checked);
              }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
