import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SessionState, ShownStep } from '#checkout/session/session-state.ts';
import type { StepModule, StepProps } from '#checkout/steps/step.ts';
import { loadedStep, loadStep, STEP_TABLE } from '#checkout/steps/step-table.ts';
import { applyTheme } from '#checkout/theme/apply-theme.ts';
import { pageTheme } from '#checkout/theme/page-theme.ts';
import { resolveTheme } from '#checkout/theme/resolve-theme.ts';
import { adoptStyles } from '#runtime/adopt-styles.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import STAGE_TEXTS from '#texts/checkout/pay-widget-stage';
import type { StageHost, StageView } from './stage-host.ts';
import { StepBoundary } from './step-boundary.tsx';
import { StepTitle } from './step-title.tsx';

/** Milliseconds before the second and the third attempt to load a step's script. */
const STEP_RETRIES = [1000, 3000] as const;

const rest = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

/**
 * The module of the step; undefined while it is loading. The step fails if its script cannot be loaded in three
 * attempts.
 */
function useStepModule({ instruction: { name }, turn }: ShownStep): StepModule | undefined {
  const [module, setModule] = useState(() => loadedStep(name));
  useEffect(() => {
    if (module) return;
    let isOver = false;
    const load = async () => {
      for (const delay of [...STEP_RETRIES, undefined]) {
        try {
          const loaded = await loadStep(name);
          return isOver || setModule(loaded);
        } catch (error) {
          if (isOver) return;
          if (delay === undefined) turn.failed(error);
          else await rest(delay);
        }
      }
    };
    void load();
    return () => {
      isOver = true;
    };
  }, [module, name, turn]);
  return module;
}

interface ShownStepProps {
  readonly step: ShownStep;
  readonly state: SessionState;
  readonly view: StageView;
  readonly host: StageHost;
  readonly restart: () => boolean;
}

type StableProps = Omit<StepProps, 'isBusy' | 'isOver'>;

function stableProps({ instruction, credentials, turn }: ShownStep, { announce, box }: StageHost): StableProps {
  const { name, payload, styles } = instruction;
  return {
    name,
    payload,
    ...resolveTheme(styles, pageTheme(box)),
    env: credentials.env,
    token: credentials.token,
    report: (...call) => turn.report(...call),
    overlay: (isVisible) => turn.overlay(isVisible),
    merchantEvent: (event, data) => turn.merchantEvent(event, data),
    act: (action) => turn.act(action),
    goBack: () => void turn.goBack(),
    announce,
  };
}

/** One step: its region, the view of its module, and the button back to the payment methods. */
export function ShownStepView({ step, state, view, host, restart }: ShownStepProps) {
  const t = useTexts(STAGE_TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);
  const module = useStepModule(step);
  const props = useMemo(() => stableProps(step, host), [step, host]);
  const { turn, instruction } = step;
  const { title, hasGoBack, overlay } = STEP_TABLE[instruction.name];
  const textOf = useTextOf();
  const isOver = state.isExpired || state.isFinalised;
  const isCovered = state.isOverlayVisible;
  const isMessage = instruction.name === 'generic.show_message';
  // What was just announced, and must not be replaced before it has been read.
  const hasRefusal = state.refusal !== undefined;

  useLayoutEffect(() => applyTheme(host.box, props.theme), [host, props]);
  useLayoutEffect(() => module?.styles && adoptStyles(view.root, module.styles), [module, view.root]);
  // The frame of such a step gets its height later, under the spinner.
  useLayoutEffect(() => {
    if (module && overlay !== 'step') host.freeHeight();
  }, [module, overlay, host]);
  useEffect(() => {
    if (!module) return;
    // The chooser may have been shown and announced before React had loaded.
    if (turn.markShown() && !isMessage && !hasRefusal) host.announce(title);
  }, [module, turn, isMessage, hasRefusal, title, host]);
  useEffect(() => {
    if (!isCovered && heading.current) host.focus.release(heading.current);
  }, [isCovered, host]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name a group of fields, and some steps have none.
    <section
      className="pay-step"
      role="group"
      aria-label={textOf(title)}
      // A message stays readable after the checkout; a form must not accept input any more.
      inert={state.isFinalised && !isMessage}
    >
      <StepTitle ref={heading} isHidden={isMessage}>
        {textOf(title)}
      </StepTitle>
      <StepBoundary restart={restart} onError={(error) => turn.failed(error)}>
        {module && <module.Step {...props} isBusy={state.isBusy} isOver={isOver} />}
      </StepBoundary>
      {hasGoBack && (
        <button
          type="button"
          className="pay-go-back"
          disabled={state.isBusy || isOver}
          onClick={() => void turn.goBack()}
        >
          <span className="pay-go-back-arrow" aria-hidden="true">
            ‹
          </span>{' '}
          <span className="pay-go-back-text">{t('goBack')}</span>
        </button>
      )}
    </section>
  );
}
