import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Notice } from './notice.tsx';
import { ShownStepView } from './shown-step.tsx';
import { StageContext } from './stage-context.ts';
import type { StageHost } from './stage-host.ts';

/** The step of the session, and what is said beside it. */
function Stage({ host }: { readonly host: StageHost }) {
  const { session } = host;
  const state = useSyncExternalStore(session.store.subscribe, session.store.get);
  const view = useSyncExternalStore(host.view.subscribe, host.view.get);
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

/** Draws the stage; returns its end. */
export function mountStage(host: StageHost): () => void {
  const root = createRoot(host.place);
  flushSync(() => root.render(<Stage host={host} />));
  return () => root.unmount();
}
