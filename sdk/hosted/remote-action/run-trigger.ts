import { parseFormValues } from './frame-options.ts';
import type { HostedForm } from './hosted-form.ts';
import { parseList } from './pairs.ts';
import type { FrameTrigger } from './parent-channel.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Runs a command of the page around the frame; unknown and checkout-only triggers change nothing. */
export function runTrigger(form: HostedForm, { trigger, data }: FrameTrigger): void {
  if (trigger === 'submit_form') void form.submit();
  if (trigger === 'hide_elements') for (const name of parseList(text(data.elements))) form.hidden.add(name);
  if (trigger === 'show_elements') for (const name of parseList(text(data.elements))) form.hidden.delete(name);
  if (trigger === 'update_form_values') {
    const values = parseFormValues(text(data.form_values));
    for (const model of form.models) model.fill(values);
  }
  if (trigger === 'tab') {
    const byToken = form.models.findIndex(({ configuration }) => configuration.token === data.configuration_token);
    form.choose(byToken >= 0 ? byToken : Number(data.tab_number ?? -1));
  }
  if (/^(hide_elements|show_elements|update_form_values)$/.test(trigger)) form.refresh();
}
