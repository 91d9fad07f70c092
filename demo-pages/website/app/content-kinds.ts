import { type ContentKind, ECARD_KIND } from '../content/index.ts';
import { APPEAL_KIND } from '../giving/index.ts';
import { GUIDE_KIND, PETITION_KIND } from '../participation/index.ts';
import { CATEGORY_KIND, GIFT_KIND } from '../shop/index.ts';

/** Everything that staff edit with history and schedule, in the order of the navigation. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  PETITION_KIND,
  GUIDE_KIND,
  APPEAL_KIND,
  GIFT_KIND,
  CATEGORY_KIND,
  ECARD_KIND,
];
