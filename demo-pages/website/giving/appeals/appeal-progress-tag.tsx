import type { AppealFigures } from '#rules/api/appeal-schemas.ts';
import PROGRESS from '#texts/website/appeal-figures';
import { AppealProgress, type Markup, offeredPrice, type PageContext, pageTexts } from '../../platform/index.ts';
import type { Appeal } from './find-appeals.ts';

/** The progress of an appeal; its children are what people see without JavaScript. */
export function appealProgress({ site }: PageContext, appeal: Appeal, figures: AppealFigures | undefined): Markup {
  const text = pageTexts(site, PROGRESS);
  const values = {
    // Rounded down, so that nothing is overstated.
    raised: offeredPrice(Math.floor(figures?.raised ?? 0) * 100, site),
    goal: offeredPrice(appeal.goalMinor, site),
    gifts: (figures?.gifts ?? 0).toLocaleString(site.lang),
  };
  return (
    <AppealProgress appeal={appeal.code} siteCountryCode={site.code}>
      <p>{figures?.gifts ? text('raised', values) : text('first', values)}</p>
    </AppealProgress>
  );
}
