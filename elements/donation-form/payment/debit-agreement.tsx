import type { Shown } from '#locales/message.ts';
import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { clickableUrl } from '#rules/links/safe-navigate.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_PAYMENT_TEXTS from '#texts/elements/donation-form-payment';

export interface DebitAgreementProps {
  readonly id: string;
  /** The agreement; empty lines separate its paragraphs. */
  readonly text: string;
  readonly url: string;
  readonly isAccepted: boolean;
  readonly error: Shown | undefined;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** D1.11: the debit request agreement, to be read and accepted before an account is charged. */
export function DebitAgreementField({ id, text, url, isAccepted, error, onAccept }: DebitAgreementProps) {
  const t = useTexts(DONATION_PAYMENT_TEXTS);
  const link = url === '' ? undefined : clickableUrl(url);
  const paragraphs = text.split(/\n[ \t]*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className="donation-form__agreement">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard. */}
      <section className="donation-form__agreement-text" aria-label={t('agreement')} tabIndex={0}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      {link && (
        <p className="donation-form__note">
          <a className="haven-link" href={link.href} target="_blank" rel="noopener">
            {t('copy')}
            <span className="haven-visually-hidden"> {t('newTab')}</span>
          </a>
        </p>
      )}
      <CheckboxField
        id={`${id}-agreement`}
        name="acceptsDebit"
        label={t('accept')}
        required
        checked={isAccepted}
        error={error}
        onChange={(event) => onAccept(event.target.checked)}
      />
    </div>
  );
}
