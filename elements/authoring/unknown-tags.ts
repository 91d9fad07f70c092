import { tagNames } from './definitions.ts';
import { didYouMean } from './did-you-mean.ts';
import type { AuthoringRule } from './rule.ts';

/** A tag that neither the browser nor a script defines, and that is spelt like one of ours. */
export const unknownTags: AuthoringRule = function* ({ all }) {
  for (const seen of all) {
    if (!seen.isUnknown || seen.isBlock) continue;
    const suggestion = didYouMean(seen.name, tagNames);
    if (!suggestion) continue;
    yield {
      severity: 'error',
      rule: 'unknown-tag',
      seen,
      about: suggestion,
      message: `There is no tag <${seen.name}>: nothing is shown there.`,
      advice: `Did you mean <${suggestion}>?`,
    };
  }
};
