import { tags } from './definitions.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Rule } from './rule.ts';

/** A tag that neither the browser nor a script defines, and that is spelt like one of ours. */
export const unknownTags: Rule = function* ({ all }) {
  for (const seen of all) {
    if (!seen.isUnknown || seen.isBlock) continue;
    const meant = didYouMean(seen.name, tags);
    if (!meant) continue;
    yield {
      severity: 'error',
      rule: 'unknown-tag',
      seen,
      about: meant,
      message: `There is no tag <${seen.name}>: nothing is shown there.`,
      advice: `Did you mean <${meant}>?`,
    };
  }
};
