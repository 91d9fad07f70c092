import type { ContentKind } from '../content/content-kind.ts';
import { APPEAL_KIND } from '../giving/appeals/appeal-kind.ts';
import { GUIDE_KIND } from '../participation/bequest/guide-kind.ts';
import { PETITION_KIND } from '../participation/petition/petition-kind.ts';
import { GIFT_KIND } from '../shop/gifts/gift-kind.ts';

/** Everything that staff edit with history and schedule, in the order of the navigation. */
export const CONTENT_KINDS: readonly ContentKind[] = [PETITION_KIND, GUIDE_KIND, APPEAL_KIND, GIFT_KIND];
