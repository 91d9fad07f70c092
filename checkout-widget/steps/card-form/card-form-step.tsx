import { useState } from 'react';
import formStyles from '#checkout/steps/hosted-form/hosted-form.css?inline';
import { HostedFormView } from '#checkout/steps/hosted-form/hosted-form.tsx';
import type { FormKind } from '#checkout/steps/hosted-form/hosted-form-run.ts';
import problemStyles from '#checkout/steps/problem.css?inline';
import type { StepProps } from '#checkout/steps/step.ts';
import { isEnglish } from '#runtime/texts/language.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { HtmlWidget, readBrowserDetails } from '#sdk';
import HOSTED_FORM_TEXTS from '#texts/checkout/pay-widget-form';
import { cardFormSetup, setUpCardForm } from './card-form-setup.ts';
import { CARD_EVENT, cardCreated, cardFailed } from './card-outcome.ts';

const CARD: FormKind = {
  event: CARD_EVENT,
  created: (token, meta) => cardCreated(token, readBrowserDetails(), meta?.card_scheme),
  failed: cardFailed,
};

/** C2.27: the provider's card form, or only the security code for a card that the server already stores (C2.32). */
export function Step(step: StepProps<'card_form.show'>) {
  const t = useTexts(HOSTED_FORM_TEXTS);
  const { payload, token, env, theme } = step;
  const [setup] = useState(() => cardFormSetup(payload));
  const makeWidget = (container: HTMLElement) => {
    const widget = new HtmlWidget(container, token, payload.gateway_id);
    widget.setEnv(env.choice, env.alias);
    if (!isEnglish(t.language)) widget.setLanguage(t.language);
    if (payload.meta) widget.setMeta(payload.meta);
    setUpCardForm(widget, setup, theme);
    return widget;
  };
  return (
    <HostedFormView
      step={step}
      kind={CARD}
      title={t('cardDetails')}
      makeWidget={makeWidget}
      onLoad={(widget) => widget.updateFormValues(setup.values.secret)}
    />
  );
}

export const styles = [formStyles, problemStyles];
