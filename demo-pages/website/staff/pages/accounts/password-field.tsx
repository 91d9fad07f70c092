import type { Markup } from '../../../platform/index.ts';

interface PasswordField {
  label: string;
  autocomplete: 'current-password' | 'new-password' | 'off';
  hint?: string | undefined;
  error?: string | undefined;
}

/** A field for a password, which no page shows again. */
export function passwordField({ label, autocomplete, hint, error }: PasswordField): Markup {
  const describedBy = [hint ? 'password-hint' : '', error ? 'password-error' : ''].filter(Boolean).join(' ');
  return (
    <div className="haven-field">
      <label className="haven-field__label" htmlFor="password">
        {label}
      </label>
      {hint && (
        <p className="haven-field__hint" id="password-hint">
          {hint}
        </p>
      )}
      <input
        className="haven-field__control"
        id="password"
        name="password"
        type="password"
        autoComplete={autocomplete}
        maxLength={200}
        required
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? 'true' : undefined}
      />
      {error && (
        <p className="haven-field__error" id="password-error">
          <span className="haven-visually-hidden">Error: </span>
          {error}
        </p>
      )}
    </div>
  );
}
