import { useEffect, useState } from 'react';
import { appealProgress } from '#rules/api/appeal-api.ts';
import type { AppealFigures } from '#rules/api/appeal-schemas.ts';
import { useHost } from '#runtime/host.ts';
import { isPreview } from '#runtime/preview.ts';
import { AppealPoller } from './appeal-poller.ts';

/** One poller for all elements of the page that ask at the same address. */
const pollers = new Map<string, AppealPoller>();

function pollerOf(action: string): AppealPoller {
  const known = pollers.get(action);
  if (known) return known;
  const poller = new AppealPoller((codes) => appealProgress(codes, { action }));
  document.addEventListener('visibilitychange', () => poller.schedule());
  pollers.set(action, poller);
  return poller;
}

/** The figures of an appeal; nothing until they are there, and for an unknown appeal. */
export function useAppeal(appeal: string, action: string): AppealFigures | undefined {
  const { element } = useHost();
  const [figures, setFigures] = useState<AppealFigures>();
  useEffect(() => {
    setFigures(undefined);
    if (appeal === '' || isPreview(element)) return;
    const watcher = pollerOf(action).watch(appeal, setFigures);
    const observer = new IntersectionObserver((entries) => watcher.see(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => {
      observer.disconnect();
      watcher.stop();
    };
  }, [element, appeal, action]);
  return figures;
}
