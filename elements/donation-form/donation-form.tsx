import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { noteUndefined } from '#parts/fields/typed-before-upgrade.ts';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import stepsCss from '#runtime/styles/steps.page.css?inline';
import { knowSentences } from '#runtime/texts/say.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { DONATION_AMOUNT_SAID } from '#website/donations/donation-amount.texts.ts';
import css from './donation-form.css?inline';
import { attributes, tag } from './donation-form.definition.ts';
import pageCss from './donation-form.page.css?inline';
import { DONATION_TEXTS } from './donation-form.texts.ts';
import { FormPart } from './form-part.tsx';
import { GiftPart, otherAmountId } from './gift/gift-part.tsx';
import type { LaterHandle } from './later/later-parts.tsx';
import { PartLoading } from './part-loading.tsx';
import { StepList } from './step-list.tsx';
import { useDonation } from './use-donation.ts';
import { useLazyPart } from './use-lazy-part.ts';
import { usePainted } from './use-painted.ts';

const loadLater = () => import('./later/later-parts.tsx');

/** A donation from the choice to the thanks: three parts of one form, of which the first is drawn at once. */
function DonationForm(page: z.output<typeof attributes>) {
  const t = useTexts(DONATION_TEXTS);
  const donation = useDonation(page);
  const { step, giftError, attempt, isDone, focused } = donation;
  const { element } = useHost();
  const id = useUniqueId('donation');
  const handle = useRef<LaterHandle>(null);
  const isPainted = usePainted();
  const later = useLazyPart(loadLater, isPainted || step !== 'gift');
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
  const level = page.headingLevel;
  const takesFocus = donation.hasMoved;
  return (
    <form className="donation-form" noValidate method="post" action={page.action} onSubmit={submit}>
      {!isDone && <StepList step={step} isFixed={donation.isBusy} onOpen={donation.open} />}
      {later.module && <later.module.LaterParts page={page} donation={donation} handle={handle} />}
      {!later.module && step !== 'gift' && (
        <FormPart title={t(step)} level={level} isOpen takesFocus={takesFocus}>
          <PartLoading part={later} />
        </FormPart>
      )}
      <FormPart title={t('gift')} level={level} isOpen={step === 'gift' && !isDone} takesFocus={takesFocus}>
        {attempt > 0 && giftError && (
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

knowSentences(DONATION_AMOUNT_SAID);
noteUndefined(tag);
export const DonationFormElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: DonationForm,
  root: 'light',
  drawnOverForm: true,
  styles: [controls, stepsCss, pageCss, css],
});
