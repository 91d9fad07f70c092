import {
  Component,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { SessionState, ShownStep } from '#checkout/session/session-state.ts';
import type { StepModule, StepProps } from '#checkout/steps/step.ts';
import { loadedStep, loadStep, STEP_TABLE } from '#checkout/steps/step-table.ts';
import { applyTheme } from '#checkout/theme/apply-theme.ts';
import { pageTheme } from '#checkout/theme/page-theme.ts';
import { resolveTheme } from '#checkout/theme/resolve-theme.ts';
import { adoptStyles } from '#runtime/adopt-styles.ts';
import { type Host, HostContext } from '#runtime/host.ts';
import { viewRestarter } from '#runtime/react/restart-view.ts';
import { useTextOf } from '#runtime/texts/use-text-of.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import STAGE_TEXTS from '#texts/checkout/pay-widget-stage';
import { StageContext } from './stage-context.ts';
import type { StageHost, StageView } from './stage-host.ts';
import { StepTitle } from './step-title.tsx';

interface StepBoundaryProps {
  readonly children: ReactNode;
  /** Renders the stage from scratch soon; false if it has done so just before. */
  restart(): boolean;
  onError(error: unknown): void;
}

/** An error while rendering a step must not remove the whole widget. What was shown before is rendered again. */
class StepBoundary extends Component<StepBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  #isRestarting = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** Called while the nodes of what failed are still there. */
  override getSnapshotBeforeUpdate(_props: StepBoundaryProps, before: { hasFailed: boolean }): boolean {
    return this.state.hasFailed && !before.hasFailed && this.props.restart();
  }

  override componentDidUpdate(_props: StepBoundaryProps, _state: object, isRestarting: boolean): void {
    this.#isRestarting = isRestarting;
  }

  override componentDidCatch(error: unknown): void {
    if (!this.#isRestarting) this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

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
function ShownStepView({ step, state, view, host, restart }: ShownStepProps) {
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

/** The checkout's end, which the last message card may already show. */
function endOf({ outcome, problem, isExpired, step }: SessionState) {
  const hasMessage = step?.instruction.name === 'generic.show_message' && outcome !== 'expired';
  if (outcome) return hasMessage ? undefined : outcome;
  return isExpired && !problem ? 'expired' : undefined;
}

/** The messages for the shopper above the step: why the checkout is waiting, what was refused, or its outcome. */
function Notice({ state, host }: { readonly state: SessionState; readonly host: StageHost }) {
  const t = useTexts(STAGE_TEXTS);
  const { problem, outcome, isEnding, refusal } = state;
  const end = endOf(state);
  const text = end && t(end);
  // The widget's live region, because screen readers may ignore one that appears together with its text.
  useEffect(() => {
    if (text) host.announce(text);
  }, [text, host]);
  if (text) return <p className={`pay-notice pay-notice--${end}`}>{text}</p>;
  if (outcome) return null;
  if (problem) {
    return (
      <div className="pay-notice pay-notice--failure" role="alert">
        <p>{t(problem)}</p>
        {problem !== 'refused' && (
          <button type="button" className="pay-button" onClick={() => host.session.retry()}>
            {t('retry')}
          </button>
        )}
      </div>
    );
  }
  return (
    <>
      {isEnding && (
        <p className="pay-notice pay-notice--expired" role="alert">
          {t('ending')}
        </p>
      )}
      {refusal && (
        <p className="pay-notice pay-notice--failure" dir="auto">
          {refusal}
        </p>
      )}
    </>
  );
}

/** The current step with its notices. */
function Stage({ host, restart }: { readonly host: StageHost; readonly restart: () => boolean }) {
  const { session } = host;
  const state = useSyncExternalStore(session.store.subscribe, session.store.get, session.store.get);
  const view = useSyncExternalStore(host.view.subscribe, host.view.get, host.view.get);
  const { step, areOptionsDisabled } = state;
  const settings = {
    look: view.look,
    areOptionsDisabled,
    widgetOrigin: step?.credentials.widgetOrigin ?? '',
  };
  return (
    <HostContext.Provider value={{ element: host.box } as Host}>
      <StageContext.Provider value={settings}>
        <StepBoundary restart={restart} onError={(error) => step?.turn.failed(error)}>
          <Notice state={state} host={host} />
          {step && <ShownStepView key={step.id} {...{ step, state, view, host, restart }} />}
        </StepBoundary>
      </StageContext.Provider>
    </HostContext.Provider>
  );
}

/** True if the stage renders the step at once, without any notice. */
const isStepAlone = ({ step, outcome, problem, refusal, isExpired, isEnding }: SessionState) =>
  step && loadedStep(step.instruction.name) && !outcome && !problem && !refusal && !isExpired && !isEnding;

/**
 * Renders the stage; returns a function that unmounts it. `hasChooser` is true if the chooser was already rendered
 * without React: React then hydrates its nodes, because the shopper may be about to click one of them.
 */
export function mountStage(host: StageHost, hasChooser: boolean): () => void {
  const { place, session } = host;
  const restart = viewRestarter(place, () => {
    root.unmount();
    // Scripts that move nodes of the stage may leave some in it.
    place.replaceChildren();
    root = render(false);
  });
  const stage = <Stage host={host} restart={restart} />;
  function render(isHydrated: boolean): Root {
    return flushSync(() => {
      // If hydration fails, React renders the chooser again; that is not an error of the merchant's page.
      const options = { onRecoverableError: (error: unknown) => console.error(error) };
      if (isHydrated) return hydrateRoot(place, stage, options);
      const fresh = createRoot(place);
      fresh.render(stage);
      return fresh;
    });
  }
  let root = render(Boolean(hasChooser && isStepAlone(session.store.get())));
  return () => root.unmount();
}
