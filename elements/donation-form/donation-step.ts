/** The parts of the form, in their order, and the thanks after them. */
export const DONATION_STEPS = ['gift', 'details', 'payment'] as const;
export type FormStep = (typeof DONATION_STEPS)[number];
export type DonationStep = FormStep | 'thanks';
