import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { useAuthorForm } from '#parts/fields/author-form.ts';
import { PostedFields } from '#parts/fields/posted-fields.tsx';
import { noteUndefined } from '#parts/fields/typed-before-upgrade.ts';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { useFormHistory } from '#parts/form/use-form-history.ts';
import { DONATION_FORM_FIELDS } from '#rules/donations/donation-fields.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import stepsCss from '#runtime/styles/steps.page.css?inline';
import thanksCss from '#runtime/styles/thank-you.page.css?inline';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_TEXTS from '#texts/elements/donation-form';
import css from './donation-form.css?inline';
import { attributes, tag } from './donation-form.definition.ts';
import pageCss from './donation-form.page.css?inline';
import { DONATION_STEPS, type FormStep } from './donation-step.ts';
import { FormPart } from './form-part.tsx';
import { GiftPart, otherAmountId } from './gift/gift-part.tsx';
import laterCss from './later/later-parts.css?inline';
import { type LaterHandle, LaterParts } from './later/later-parts.tsx';
import { useDonation } from './use-donation.ts';

interface StepListProps {
  readonly step: FormStep;
  /** A payment is pending, so no other part can be opened. */
  readonly isFixed: boolean;
  readonly onOpen: (step: FormStep) => void;
}

/** The parts of the form: those before the current one are buttons that lead back. */
function StepList({ step, isFixed, onOpen }: StepListProps) {
  const t = useTexts(DONATION_TEXTS);
  const current = DONATION_STEPS.indexOf(step);
  return (
    <nav className="haven-steps" aria-label={t('steps')}>
      <p className="donation-form__step-of" aria-hidden="true">
        {t('stepOf', { step: current + 1, count: DONATION_STEPS.length })}
      </p>
      <ol className="haven-steps__list">
        {DONATION_STEPS.map((each, index) => {
          if (index < current) {
            return (
              <li className="haven-steps__step haven-steps__step--done" key={each}>
                <button
                  className="donation-form__step"
                  // Without scripts it is posted, with what was typed.
                  type={step === 'details' ? 'submit' : 'button'}
                  name="back"
                  value={each}
                  aria-disabled={isFixed || undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    if (!isFixed) onOpen(each);
                  }}
                >
                  {t(each)}
                  <span className="haven-visually-hidden">{t('doneChange')}</span>
                </button>
              </li>
            );
          }
          const isCurrent = index === current;
          return (
            <li className={`haven-steps__step${isCurrent ? ' haven-steps__step--current' : ''}`} key={each}>
              <span aria-current={isCurrent ? 'step' : undefined}>{t(each)}</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/**
 * A donation from the choice to the thanks: three parts of one form. Without scripts it posts to the action of the
 * author's form in the tag, and starts with that form's values.
 */
function DonationForm(page: z.output<typeof attributes>) {
  const t = useTexts(DONATION_TEXTS);
  const author = useAuthorForm();
  const donation = useDonation(page, author);
  const { step, giftError, attempt, isDone, focused } = donation;
  const { element } = useHost();
  const id = useUniqueId('donation');
  const handle = useRef<LaterHandle>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores only the focus from before the first render.
  useLayoutEffect(() => {
    if (focused) element.querySelector<HTMLElement>(`[name="${CSS.escape(focused)}"]`)?.focus();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isDone) return;
    if (step === 'gift') donation.leaveGift();
    else handle.current?.submit(event);
  };
  const form = useRef<HTMLFormElement>(null);
  useFormHistory({
    form,
    step,
    isDone,
    go(next) {
      if (isDone || donation.isBusy) return;
      if (next === 'gift') donation.open('gift');
      else if (!donation.sums) donation.leaveGift();
      else {
        donation.open('details');
        if (next === 'payment') handle.current?.checkDetails();
      }
    },
  });
  const level = page.headingLevel;
  const takesFocus = donation.hasMoved;
  return (
    <form
      className="donation-form"
      ref={form}
      noValidate
      // `dialog` sends nothing outside a dialog: a form without an action stays on its page.
      method={author.action === undefined ? 'dialog' : 'post'}
      action={author.action || undefined}
      onSubmit={submit}
    >
      <PostedFields form={author} own={DONATION_FORM_FIELDS} />
      <input type="hidden" name="part" value={step} />
      {/* The Enter key clicks the first submit button, which must not be one that leads back. */}
      {step === 'details' && !isDone && (
        <button className="haven-visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
      )}
      {!isDone && <StepList step={step} isFixed={donation.isBusy} onOpen={donation.open} />}
      <LaterParts page={page} donation={donation} errors={author.errors} handle={handle} />
      <FormPart title={t('gift')} level={level} isOpen={step === 'gift' && !isDone} takesFocus={takesFocus}>
        {(attempt > 0 || author.errors['otherAmount']) && giftError && (
          <ErrorSummary key={attempt} errors={[{ fieldId: otherAmountId(id), message: giftError }]} />
        )}
        <GiftPart
          id={id}
          offer={donation.offer}
          gift={donation.gift}
          sums={donation.sums}
          siteCountryCode={page.siteCountryCode}
          offersCosts={page.coverCosts}
          error={giftError}
          dispatch={donation.change}
          onOtherBlur={donation.checkGift}
        />
        {step === 'gift' && (
          <BusyButton type="submit" variant="give" large block>
            {t('toDetails')}
          </BusyButton>
        )}
      </FormPart>
    </form>
  );
}
noteUndefined(tag);
export const DonationFormElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: DonationForm,
  root: 'light',
  renderedOverForm: true,
  styles: [controls, stepsCss, thanksCss, pageCss, css, laterCss],
});
