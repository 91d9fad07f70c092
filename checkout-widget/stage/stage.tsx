import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { SessionState } from '#checkout/session-state.ts';
import { loadedStep } from '#checkout/steps/step-table.ts';
import { Notice } from './notice.tsx';
import { ShownStepView } from './shown-step.tsx';
import { StageContext } from './stage-context.ts';
import type { StageHost } from './stage-host.ts';

/** The step of the session, and what is said beside it. */
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
    <StageContext value={settings}>
      <Notice state={state} session={session} />
      {step && <ShownStepView key={step.id} step={step} state={state} view={view} host={host} />}
    </StageContext>
  );
}

/** The stage draws the step at once, and nothing beside it. */
const isStepAlone = ({ step, outcome, problem, isExpired }: SessionState) =>
  step && loadedStep(step.instruction.name) && !outcome && !problem && !isExpired;

/**
 * Draws the stage; returns its end. `hasChooser` says that the step's chooser was drawn ahead: React takes its nodes over,
 * because the shopper may be about to press one of them.
 */
export function mountStage(host: StageHost, hasChooser: boolean): () => void {
  const { place, session } = host;
  const root = flushSync(() => {
    const stage = <Stage host={host} />;
    // A chooser that cannot be taken over is drawn again, which is no error of the merchant's page.
    const options = { onRecoverableError: (error: unknown) => console.error(error) };
    if (hasChooser && isStepAlone(session.store.get())) return hydrateRoot(place, stage, options);
    const fresh = createRoot(place);
    fresh.render(stage);
    return fresh;
  });
  return () => root.unmount();
}
