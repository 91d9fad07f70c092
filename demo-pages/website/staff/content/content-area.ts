import type { ContentKind, EntryProblem } from '../../content/index.ts';
import { type Fields, readFields, textField, type WebsiteContext } from '../../platform/index.ts';
import type { StaffGuard } from '../staff-guard.tsx';
import type { StaffMember } from '../staff-member.ts';
import type { StaffSession } from '../staff-session.ts';

/** What the routes of one kind share. */
export interface ContentArea {
  staff: StaffSession;
  guarded: StaffGuard;
  kind: ContentKind;
}

const STALE = 'This form was open for too long. Check it and submit it again.';

/** What a form of staff is about: only a form of the same page is taken for it. */
export const subjectOf = ({ name }: ContentKind, key: string, what: 'edit' | 'use' | 'restore'): string =>
  `content ${name} ${key} ${what}`;

/** The fields of a post, and what to say when the form is not this member's or was open until the session ended. */
export async function readPost(
  c: WebsiteContext,
  { staff }: ContentArea,
  member: StaffMember,
  subject: string,
): Promise<{ fields: Fields; formKey: string; stale: EntryProblem[] }> {
  const fields = await readFields(c);
  const formKey = textField(fields, 'formKey');
  const isOurs = await staff.isFormKey(member, subject, formKey);
  return { fields, formKey, stale: isOurs ? [] : [{ field: 'main', message: STALE }] };
}
