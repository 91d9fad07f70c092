import { matchGifts } from './appeals/match-gifts.ts';
import type { DonationEffect } from './donations/donation-effects.ts';
import { queueReceipts } from './donations/donation-mails.ts';
import { createPlanEffects } from './regular-giving/plan-effects.ts';

/** Everything that happens with the money of a donation, in its order: the match, the plan, the mails. */
export const createDonationEffects = ({ siteOrigin }: { siteOrigin: string }): readonly DonationEffect[] => [
  matchGifts,
  createPlanEffects({ siteOrigin }),
  queueReceipts({ siteOrigin }),
];
