import type * as z from 'zod/mini';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { siteContext } from '#runtime/inherited-context.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import APPEAL_TEXTS from '#texts/elements/appeal-progress';
import css from './appeal-progress.css?inline';
import { attributes, tag } from './appeal-progress.definition.ts';
import { appealWords } from './appeal-words.ts';
import { useAppeal } from './use-appeal.ts';

function AppealProgress({ appeal, action, siteCountryCode }: z.output<typeof attributes>) {
  const t = useTexts(APPEAL_TEXTS);
  const figures = useAppeal(appeal, action);
  if (!figures) return <slot />;
  const words = appealWords(figures, siteCountryCode, new Date(), t);
  const facts = [words.gifts, words.matched, words.daysLeft].filter(Boolean);
  return (
    <div className="progress">
      <p className="sum">
        <strong className="raised" part="raised">
          {words.raised}
        </strong>{' '}
        {t('raised')} {words.ofGoal}
      </p>
      {words.ofGoal && (
        // biome-ignore lint/a11y/useSemanticElements: browsers draw <meter> so differently that it cannot follow the site's look.
        <div
          className="meter"
          part="meter"
          role="meter"
          aria-label={figures.name || t('raisedSoFar')}
          aria-valuemin={0}
          aria-valuemax={figures.goal}
          aria-valuenow={Math.min(figures.raised, figures.goal)}
          aria-valuetext={words.meter}
        >
          <div className="fill" part="fill" style={{ inlineSize: `${words.share * 100}%` }} />
        </div>
      )}
      {words.overrun && <p className="overrun">{words.overrun}</p>}
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
