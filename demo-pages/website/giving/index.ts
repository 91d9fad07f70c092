/** Donations, monthly gifts and appeals. What other rooms may use. */

export { APPEAL_KIND } from './appeals/appeal-kind.ts';
export { readProgress } from './appeals/appeal-progress.ts';
export { appealFigures, appealPages, appealProgress } from './appeals/appeal-routes.tsx';
export { adoptAppeals, seedAppeals } from './appeals/appeals-of-folder.ts';
export { appeals } from './appeals/appeals-schema.ts';
export {
  type Appeal,
  findAppeal,
  findAppealCode,
  findOpenAppeals,
  findRunningAppeal,
  isRunning,
  type RunningAppeal,
} from './appeals/find-appeals.ts';
export { createDonationEffects } from './create-donation-effects.ts';
export { donatePages } from './donations/donate-routes.ts';
export { createDonationBooks } from './donations/donation-books.ts';
export type { DonationEffect } from './donations/donation-effects.ts';
export { queueReceipt } from './donations/donation-mails.ts';
export {
  createDonationPayables,
  createDonationRefundables,
  toDonationRefundable,
} from './donations/donation-payables.ts';
export {
  correctionsOf,
  receiptReference,
  renderDonationReceipt,
} from './donations/donation-receipt.ts';

export { donationRoutes } from './donations/donation-routes.ts';
export { createDonations, type Donations } from './donations/donations.ts';
export { donationLedger, donations } from './donations/donations-schema.ts';
export {
  correctionCounts,
  findKnownGift,
  findOwnGifts,
  findOwnReceipt,
  type GiftsPage,
  giftsOfYear,
  type StatementYear,
  statementYears,
} from './donations/donor-gifts.ts';
export { addEntry, type Donation, findLedger, lockDonation } from './donations/ledger.ts';
export { newReference } from './donations/new-reference.ts';
export { offlinePayment, payDonations, returnMoney } from './donations/pay-donation.ts';
export { receiptNumberText } from './donations/receipt-number.ts';
export { donationPersonalData, planPersonalData } from './giving-personal-data.ts';
export type { GivingServices } from './giving-services.ts';
export { changePlan, considerSource, factsOf, joined } from './regular-giving/change-plan.ts';
export { createPlanCharger } from './regular-giving/charge-plans.ts';
export { findPlanChanges, findPlansOf, hasPlanChange, readPlan } from './regular-giving/find-plans.ts';
export { dayIn } from './regular-giving/gift-dates.ts';
export { type ConsiderChange, considerChange, type PlanChangeRequest } from './regular-giving/plan-change.ts';
export type { SayChange } from './regular-giving/plan-change-words.ts';
export { LONGEST_PAUSE } from './regular-giving/plan-rests.ts';
export { amountsOf, countryOf, isGoing, nextGiftDay } from './regular-giving/plan-schedule.ts';
export { type PlanWords, planWords, refusalText } from './regular-giving/plan-words.ts';
export {
  type GivingPlan,
  givingPlans,
  type PlanChangeRow,
} from './regular-giving/regular-giving-schema.ts';

export { createSourceWatch } from './regular-giving/watch-sources.ts';
