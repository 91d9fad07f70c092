import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { fetchAppealProgress } from '#rules/api/appeal-api.ts';
import type { AppealFigures } from '#rules/api/appeal-schemas.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import { isPreview } from '#runtime/preview.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import APPEAL_TEXTS from '#texts/elements/appeal-progress';
import { appealLabels } from './appeal-labels.ts';
import { AppealPoller } from './appeal-poller.ts';
import css from './appeal-progress.css?inline';
import { attributes, tag } from './appeal-progress.definition.ts';

/** One poller for all elements of the page that ask at the same address. */
const pollers = new Map<string, AppealPoller>();

function pollerOf(action: string): AppealPoller {
  const existing = pollers.get(action);
  if (existing) return existing;
  const poller = new AppealPoller((codes) => fetchAppealProgress(codes, { action }));
  document.addEventListener('visibilitychange', () => poller.schedule());
  pollers.set(action, poller);
  return poller;
}

/** The figures of an appeal; nothing until they are there, and for an unknown appeal. */
function useAppeal(appeal: string, action: string): AppealFigures | undefined {
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

function AppealProgress({ appeal, action, siteCountryCode }: z.output<typeof attributes>) {
  const t = useTexts(APPEAL_TEXTS);
  const figures = useAppeal(appeal, action);
  if (!figures) return <slot />;
  const labels = appealLabels(figures, siteCountryCode, new Date(), t);
  const facts = [labels.gifts, labels.matched, labels.daysLeft].filter(Boolean);
  return (
    <div className="progress">
      <p className="sum">
        <strong className="raised" part="raised">
          {labels.raised}
        </strong>{' '}
        {t('raised')} {labels.ofGoal}
      </p>
      {labels.ofGoal && (
        // biome-ignore lint/a11y/useSemanticElements: browsers style <meter> too differently.
        <div
          className="meter"
          part="meter"
          role="meter"
          aria-label={figures.name || t('raisedSoFar')}
          aria-valuemin={0}
          aria-valuemax={figures.goal}
          aria-valuenow={Math.min(figures.raised, figures.goal)}
          aria-valuetext={labels.meter}
        >
          <div className="fill" part="fill" style={{ inlineSize: `${labels.share * 100}%` }} />
        </div>
      )}
      {labels.overrun && <p className="overrun">{labels.overrun}</p>}
      <ul className="facts" part="facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

export const AppealProgressElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  view: AppealProgress,
  root: 'shadow',
  styles: [controls, css],
});
