import type { ReactNode } from 'react';
import type { Shown } from '#locales/message.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import FIELD_TEXTS from '#texts/elements/fields';

/** The shared properties of all fields. */
export interface FieldFrameProps {
  /** Unique in the page: label, hint and error refer to the control by it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The error: one sentence that tells what to enter; absent while the field is valid. */
  error?: Shown | undefined;
  /** Shows "optional" beside the label. */
  optional?: boolean;
  /** The width of the control; by default the whole column. */
  width?: 'short' | 'medium';
  /** Rendered below the control, such as a character count. */
  children?: ReactNode;
}

/** The ids that describe a control, for its `aria-describedby`. */
export function describedBy(id: string, parts: { hint?: unknown; error?: unknown; more?: string | undefined }) {
  const ids = [parts.hint && `${id}-hint`, parts.error && `${id}-error`, parts.more];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The error of a field; `describedBy` links it to the control. */
export function FieldMessage({ id, error }: { id: string; error?: Shown | undefined }) {
  const t = useTexts(FIELD_TEXTS);
  const textOf = useTextOf();
  if (!error) return null;
  return (
    <p className="haven-field__error" id={`${id}-error`}>
      <span className="haven-visually-hidden">{t('error')}</span>
      {textOf(error)}
    </p>
  );
}

/** Label, hint and error around a control. */
export function FieldFrame(props: FieldFrameProps & { control: ReactNode }) {
  const t = useTexts(FIELD_TEXTS);
  const { id, label, hint, error, optional, width, children, control } = props;
  return (
    <div className={width ? `haven-field haven-field--${width}` : 'haven-field'}>
      <label className="haven-field__label" htmlFor={id}>
        {label}
        {optional && (
          <>
            {' '}
            <span className="haven-field__optional">{t('optional')}</span>
          </>
        )}
      </label>
      {hint && (
        <p className="haven-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {control}
      <FieldMessage id={id} error={error} />
      {children}
    </div>
  );
}
