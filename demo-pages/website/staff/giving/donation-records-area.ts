import { type ActProblem, RECORDS_PATH } from '../../platform/index.ts';
import type { StaffGuard } from '../staff-guard.tsx';
import type { StaffMember } from '../staff-member.ts';
import type { StaffSession } from '../staff-session.ts';

/** What the routes of the donation records share. */
export interface DonationRecordsArea {
  staff: StaffSession;
  guarded: StaffGuard;
  /** What to say of a form that is not this member's, or that was open until the session ended. */
  staleProblem(member: StaffMember, subject: string, formKey: string): Promise<ActProblem | undefined>;
}

const STALE = 'This form was open for too long. Check it and submit it again.';

export const createArea = (staff: StaffSession, guarded: StaffGuard): DonationRecordsArea => ({
  staff,
  guarded,
  staleProblem: async (member, subject, formKey) =>
    (await staff.isFormKey(member, subject, formKey)) ? undefined : { field: 'main', message: STALE },
});

/** The path where the donation records begin. */
export const DONATION_RECORDS_PATH = `${RECORDS_PATH}/donations`;

const below = (slug: string) => (id: string) => `${DONATION_RECORDS_PATH}/${slug}/${encodeURIComponent(id)}`;

/** The page of a donation for staff. */
export const giftPath = below('gifts');
/** The page of a monthly plan for staff. */
export const planRecordPath = below('plans');
/** The page of an appeal for staff. */
export const appealRecordPath = below('appeals');

export const OFFLINE_GIFT_PATH = `${DONATION_RECORDS_PATH}/offline-gift`;
export const RECONCILIATION_PATH = `${DONATION_RECORDS_PATH}/reconciliation`;
export const APPEAL_RECORDS_PATH = `${DONATION_RECORDS_PATH}/appeals`;
