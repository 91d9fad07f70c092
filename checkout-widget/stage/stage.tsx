import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { SessionState } from '#checkout/session/session-state.ts';
import { loadedStep } from '#checkout/steps/step-table.ts';
import { type Host, HostContext } from '#runtime/host.ts';
import { viewRestarter } from '#runtime/react/restart-view.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import STAGE_TEXTS from '#texts/checkout/pay-widget-stage';
import { ShownStepView } from './shown-step.tsx';
import { StageContext } from './stage-context.ts';
import type { StageHost } from './stage-host.ts';
import { StepBoundary } from './step-boundary.tsx';

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
