import type { SessionState, ShownStep } from '#checkout/session/session-state.ts';
import type { StageHost, StageView } from '#checkout/stage/stage-host.ts';
import { StepTitle } from '#checkout/stage/step-title.tsx';
import { methodsHere } from '#checkout/steps/payment-methods/methods-here.ts';
import { chosenPayload, type OfferedMethod } from '#checkout/steps/payment-methods/offered-methods.ts';
import styleSheet from '#checkout/steps/payment-methods/payment-methods.css?inline';
import { PlainChooser } from '#checkout/steps/payment-methods/plain-chooser.tsx';
import { STEP_TABLE } from '#checkout/steps/step-table.ts';
import { applyTheme } from '#checkout/theme/apply-theme.ts';
import { pageTheme } from '#checkout/theme/page-theme.ts';
import { resolveTheme } from '#checkout/theme/resolve-theme.ts';
import { adoptStyles } from '#runtime/adopt-styles.ts';
import { textOf } from '#runtime/texts/texts-for.ts';
import { renderElements } from './render-elements.ts';

const CHOOSER = 'payment_methods.show';
// The stage warns about invalid styles.
const keepQuiet = () => {};
const isLocked = (state: SessionState) =>
  state.isBusy || state.isExpired || state.isFinalised || state.areOptionsDisabled;

/** The chooser that is shown. */
interface RenderedChooser {
  readonly step: ShownStep;
  readonly listeners: AbortController;
  readonly root: StageView['root'];
  releaseStyles(): void;
}

const adopted = (root: StageView['root']) => ({ root, releaseStyles: adoptStyles(root, [styleSheet]) });

/** Renders the chooser of a step; undefined if no method can be offered, which the stage then reports. */
function renderChooser(
  { session, view, box, place, announce }: StageHost,
  step: ShownStep,
): RenderedChooser | undefined {
  const { instruction, turn } = step;
  const { payload, styles } = instruction as Extract<ShownStep['instruction'], { name: typeof CHOOSER }>;
  const methods = methodsHere(payload);
  if (methods.length === 0) return undefined;
  const { title } = STEP_TABLE[CHOOSER];
  const choose = (method: OfferedMethod) =>
    turn.act(() => turn.report('callback.payment_methods.chosen', chosenPayload(method)));
  applyTheme(box, resolveTheme(styles, pageTheme(box), undefined, keepQuiet).theme);
  const listeners = new AbortController();
  place.replaceChildren(
    ...renderElements(
      // biome-ignore lint/a11y/useSemanticElements: the same markup as the stage's.
      <section className="pay-step" role="group" aria-label={textOf(box, title)}>
        <StepTitle>{textOf(box, title)}</StepTitle>
        <PlainChooser
          methods={methods}
          isDisabled={isLocked(session.store.get())}
          choose={choose}
          textOf={(shown) => textOf(box, shown)}
        />
      </section>,
      listeners.signal,
    ),
  );
  if (turn.markShown() && session.store.get().refusal === undefined) announce(title);
  return { step, listeners, ...adopted(view.get().root) };
}

/**
 * Shows the chooser in the stage's place until React has loaded; it needs only the instruction. Returns a function that
 * stops this and leaves the nodes for React to hydrate; it returns true if there are any.
 */
export function showChooserAhead(host: StageHost): () => boolean {
  const { session, view, place } = host;
  let current: RenderedChooser | undefined;
  let currentTexts = '';
  const release = () => {
    current?.listeners.abort();
    current?.releaseStyles();
  };
  const follow = () => {
    const state = session.store.get();
    const { root, look, texts } = view.get();
    const step = look === 'plain' && state.step?.instruction.name === CHOOSER ? state.step : undefined;
    if (current?.step !== step || currentTexts !== texts) {
      currentTexts = texts;
      release();
      if (current) place.replaceChildren();
      current = step && renderChooser(host, step);
    } else if (current && current.root !== root) {
      // A widget that was moved to another root keeps its buttons; only their sheet moves.
      current.releaseStyles();
      current = { ...current, ...adopted(root) };
    }
    const isDisabled = isLocked(state);
    for (const button of place.querySelectorAll<HTMLButtonElement>('.pay-method')) button.disabled = isDisabled;
  };
  const ends = [session.store.subscribe(follow), view.subscribe(follow), release];
  follow();
  return () => {
    for (const end of ends) end();
    return current !== undefined;
  };
}
