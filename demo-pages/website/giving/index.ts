/** Donations, monthly gifts and appeals. What other rooms may use. */

export { APPEAL_KIND } from './appeals/appeal-kind.ts';
export { readProgress } from './appeals/appeal-progress.ts';
export { appealProgress } from './appeals/appeal-progress-tag.tsx';
export { appealFigures, appealPages } from './appeals/appeal-routes.ts';
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
export { APPEALS_VERSION, adoptAppeals, seedAppeals } from './appeals/seed-appeals.ts';
export { createDonationEffects } from './create-donation-effects.ts';
export { donatePages } from './donations/donate-routes.ts';
export { createDonationBooks } from './donations/donation-books.ts';
export type { DonationEffect } from './donations/donation-effects.ts';
export { queueReceipt } from './donations/donation-mails.ts';
export { createDonationPayables } from './donations/donation-payables.ts';
export {
  CORRECTING,
  correctionsOf,
  drawDonationReceipt,
  findGiftOnPaper,
  receiptReference,
} from './donations/donation-receipt.ts';
export { createDonationRefundables, toDonationRefundable } from './donations/donation-refundables.ts';
export { donationRoutes } from './donations/donation-routes.ts';
export { createDonations, type Donations } from './donations/donations.ts';
export { donationLedger, donations } from './donations/donations-schema.ts';
export { addEntry, type Donation, findLedger, lockDonation } from './donations/ledger.ts';
export { newReference } from './donations/new-reference.ts';
export { offlinePayment, payDonations, returnMoney } from './donations/pay-donation.ts';
export { donationPersonalData } from './donations/personal-data/donation-personal-data.ts';
export { receiptNumberText } from './donations/receipt-number.ts';
export type { GivingServices } from './giving-services.ts';
export { changePlan, factsOf, joined } from './regular-giving/change-plan.ts';
export { createPlanCharger } from './regular-giving/charge-plans.ts';
export { findPlansOf, readPlan } from './regular-giving/find-plans.ts';
export { dayIn } from './regular-giving/gift-dates.ts';
export { type AskedChange, type ConsiderChange, considerChange } from './regular-giving/plan-change.ts';
export type { SayChange } from './regular-giving/plan-change-words.ts';
export { type PlanChangeRow, planChanges } from './regular-giving/plan-changes-schema.ts';
export { planPersonalData } from './regular-giving/plan-personal-data.ts';
export { LONGEST_PAUSE } from './regular-giving/plan-rests.ts';
export { amountsOf, countryOf, isGoing, nextGiftDay } from './regular-giving/plan-schedule.ts';
export { type PlanWords, planWords } from './regular-giving/plan-words.ts';
export { refusalText } from './regular-giving/refusal-text.ts';
export { type GivingPlan, givingPlans } from './regular-giving/regular-giving-schema.ts';
export { considerSource } from './regular-giving/replace-source.ts';
export { createSourceWatch } from './regular-giving/watch-sources.ts';
