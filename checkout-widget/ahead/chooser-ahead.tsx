import type { SessionState, ShownStep } from '#checkout/session-state.ts';
import type { StageHost } from '#checkout/stage/stage-host.ts';
import { isApplePaySupported } from '#checkout/steps/payment-methods/apple-pay-support.ts';
import { chosenPayload, offeredMethods, type PaymentMethod } from '#checkout/steps/payment-methods/payment-method.ts';
import styleSheet from '#checkout/steps/payment-methods/payment-methods.css?inline';
import { PlainChooser } from '#checkout/steps/payment-methods/plain-chooser.tsx';
import { STEP_TABLE } from '#checkout/steps/step-table.ts';
import { applyTheme } from '#checkout/theme/apply-theme.ts';
import { resolveTheme } from '#checkout/theme/resolve-theme.ts';
import { adoptStyles } from '#runtime/adopt-styles.ts';
import { drawElements } from './draw-elements.ts';

const CHOOSER = 'payment_methods.show';
// The stage repeats what there is to warn of.
const keepQuiet = () => {};
const isLocked = (state: SessionState) =>
  state.isBusy || state.isExpired || state.isFinalised || state.areOptionsDisabled;

/** Draws the chooser of a step; nothing where no method can be offered, which the stage tells. */
function drawChooser({ session, view, box, place, announce }: StageHost, { instruction, turn }: ShownStep) {
  const { payload, styles } = instruction as Extract<ShownStep['instruction'], { name: typeof CHOOSER }>;
  const methods = offeredMethods(payload.allowed_payment_method_types, isApplePaySupported, keepQuiet);
  if (methods.length === 0) return undefined;
  const { title } = STEP_TABLE[CHOOSER];
  const choose = (method: PaymentMethod) =>
    turn.act(() => turn.report('callback.payment_methods.chosen', chosenPayload(method)));
  applyTheme(box, resolveTheme(styles, undefined, keepQuiet).theme);
  const release = adoptStyles(view.get().root, [styleSheet]);
  place.replaceChildren(
    ...drawElements(
      // biome-ignore lint/a11y/useSemanticElements: as the stage draws it.
      <section className="pay-step" role="group" tabIndex={-1} aria-label={title}>
        <PlainChooser methods={methods} isDisabled={isLocked(session.store.get())} choose={choose} />
      </section>,
    ),
  );
  if (turn.shown()) announce(title);
  return release;
}

/**
 * Shows the chooser in the stage's place until React is there: it needs no more than the instruction. Returns its end, after
 * which the place is empty.
 */
export function showChooserAhead(host: StageHost): () => void {
  const { session, view, place } = host;
  let shown: { readonly step: ShownStep; readonly root: unknown; readonly release: () => void } | undefined;
  const clear = () => {
    shown?.release();
    if (shown) place.replaceChildren();
    shown = undefined;
  };
  const follow = () => {
    const { step } = session.store.get();
    const { root, look } = view.get();
    if (shown?.step !== step || shown?.root !== root || look !== 'plain') clear();
    if (!shown && step?.instruction.name === CHOOSER && look === 'plain') {
      const release = drawChooser(host, step);
      shown = release && { step, root, release };
    }
    const isDisabled = isLocked(session.store.get());
    for (const button of place.querySelectorAll<HTMLButtonElement>('.pay-method')) button.disabled = isDisabled;
  };
  const ends = [session.store.subscribe(follow), view.subscribe(follow), clear];
  follow();
  return () => {
    for (const end of ends) end();
  };
}
