import formStyles from '#checkout/steps/hosted-form/hosted-form.css?inline';
import { HostedFormView } from '#checkout/steps/hosted-form/hosted-form.tsx';
import type { FormKind } from '#checkout/steps/hosted-form/hosted-form-run.ts';
import problemStyles from '#checkout/steps/problem.css?inline';
import type { StepProps } from '#checkout/steps/step.ts';
import { isEnglish } from '#runtime/texts/language.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { HtmlWidget } from '#sdk';
import HOSTED_FORM_TEXTS from '#texts/checkout/pay-widget-form';
import { BANK_EVENT, bankCreated, bankFailed } from './bank-outcome.ts';

const BANK: FormKind = { event: BANK_EVENT, created: bankCreated, failed: bankFailed };

/** C2.42: the provider's bank account form. */
export function Step(step: StepProps<'bank_account_form.show'>) {
  const t = useTexts(HOSTED_FORM_TEXTS);
  const { payload, token, env, theme } = step;
  const makeWidget = (container: HTMLElement) => {
    const widget = new HtmlWidget(container, token, payload.gateway_id, 'bank_account');
    widget.setEnv(env.choice, env.alias);
    if (!isEnglish(t.language)) widget.setLanguage(t.language);
    if (payload.meta) widget.setMeta(payload.meta);
    widget.setHiddenElements(['submit_button', 'tabs']);
    widget.setStyles(theme);
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of the payments library, not a hook.
    widget.useAutoResize();
    return widget;
  };
  return <HostedFormView step={step} kind={BANK} title={t('bankDetails')} makeWidget={makeWidget} />;
}

export const styles = [formStyles, problemStyles];
