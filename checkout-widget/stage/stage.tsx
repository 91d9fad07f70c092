import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SessionState } from '#checkout/session/session-state.ts';
import { loadedStep } from '#checkout/steps/step-table.ts';
import { type Host, HostContext } from '#runtime/host.ts';
import { Notice } from './notice.tsx';
import { ShownStepView } from './shown-step.tsx';
import { StageContext } from './stage-context.ts';
import type { StageHost } from './stage-host.ts';

/** The current step with its notices. */
function Stage({ host }: { readonly host: StageHost }) {
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
        <Notice state={state} host={host} />
        {step && <ShownStepView key={step.id} step={step} state={state} view={view} host={host} />}
      </StageContext.Provider>
    </HostContext.Provider>
  );
}

/** True if the stage renders the step at once, without any notice. */
const isStepAlone = ({ step, outcome, problem, refusal, isExpired, isEnding }: SessionState) =>
  step && loadedStep(step.instruction.name) && !outcome && !problem && !refusal && !isExpired && !isEnding;

/**
 * Renders the stage; returns a function that unmounts it. `hasChooser` is true if the chooser was already drawn without
 * React: React then hydrates its nodes, because the shopper may be about to press one of them.
 */
export function mountStage(host: StageHost, hasChooser: boolean): () => void {
  const { place, session } = host;
  const root = flushSync(() => {
    const stage = <Stage host={host} />;
    // If hydration fails, React renders the chooser again; that is not an error of the merchant's page.
    const options = { onRecoverableError: (error: unknown) => console.error(error) };
    if (hasChooser && isStepAlone(session.store.get())) return hydrateRoot(place, stage, options);
    const fresh = createRoot(place);
    fresh.render(stage);
    return fresh;
  });
  return () => root.unmount();
}
