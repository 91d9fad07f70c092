import { useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { rememberTyped } from '#parts/fields/typed-before-upgrade.ts';
import { BusyButton } from '#parts/form/busy-button.tsx';
import { ErrorSummary } from '#parts/form/error-summary.tsx';
import { FormFailure } from '#parts/form/form-failure.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { siteContext } from '#runtime/inherited-context.ts';
import { DONOR_TICKS, type DonorItem } from '#website/forms/update-details-fields.ts';
import { CurrentDetails } from './current-details.tsx';
import { PrivacyLabel } from './privacy-label.tsx';
import { UpdateChoices } from './update-choices.tsx';
import css from './update-details-form.css?inline';
import { attributes, tag } from './update-details-form.definition.ts';
import { UpdateItems } from './update-items.tsx';
import { UpdateSent } from './update-sent.tsx';
import { useFirstError } from './use-first-error.ts';
import { useUpdateDetails } from './use-update-details.ts';

type Props = z.output<typeof attributes>;

function UpdateDetails({ onAgain, ...props }: Props & { onAgain: () => void }) {
  const { form, first, focused, state, failure, onSubmit } = useUpdateDetails(props);
  const [ticked, setTicked] = useState(() => DONOR_TICKS.filter((item) => first[item]));
  const [status, setStatus] = useState('');
  const box = useRef<HTMLFormElement>(null);
  const busy = form.status === 'submitting';
  useFirstError(box, form.attempt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores only the focus from before the first render.
  useLayoutEffect(() => {
    const control = focused && box.current?.elements.namedItem(focused);
    if (control instanceof HTMLElement) control.focus();
  }, []);

  const tick = (item: DonorItem, on: boolean) => {
    setTicked(DONOR_TICKS.filter((other) => (other === item ? on : ticked.includes(other))));
    setStatus(on ? 'Its fields are below.' : 'Its fields are hidden. Tick it again to see what you typed.');
  };
  if (state.submitSuccess) return <UpdateSent onAgain={onAgain} />;
  return (
    <form className="haven-form" noValidate method="post" action={props.action} onSubmit={onSubmit} ref={box}>
      {form.summary.length > 0 && <ErrorSummary key={form.attempt} errors={form.summary} />}
      <CurrentDetails form={form} />
      <UpdateChoices form={form} ticked={ticked} onTick={tick} />
      <UpdateItems form={form} ticked={ticked} {...props} />
      <div>
        <CheckboxField label="Send me news and stories by e-mail (optional)" {...form.field('subscribe')} />
        <CheckboxField label={<PrivacyLabel url={props.privacyUrl} />} required {...form.field('privacy')} />
      </div>
      <FormFailure failure={failure} />
      <div className="haven-actions">
        <BusyButton type="submit" large busy={busy} busyLabel={state.submitting ? 'Sending…' : 'Checking…'}>
          Send my changes
        </BusyButton>
      </div>
      <StatusMessage>{status}</StatusMessage>
    </form>
  );
}

/** A second update gets a new form, without any value of the first. */
function UpdateDetailsForm(props: Props) {
  const [round, setRound] = useState(0);
  return <UpdateDetails key={round} {...props} onAgain={() => setRound(round + 1)} />;
}

rememberTyped(tag);
export const UpdateDetailsFormElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: UpdateDetailsForm,
  root: 'light',
  styles: [controls, css],
});
