import type { ActProblem } from '../../platform/index.ts';
import type { StaffGuard } from '../staff-guard.ts';
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
