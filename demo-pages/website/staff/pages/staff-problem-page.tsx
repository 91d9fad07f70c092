import { type Markup, RECORDS_PATH, type WebsiteContext } from '../../platform/index.ts';
import { memberOf, setMember, staffPageContext } from '../staff-member.ts';
import type { StaffServices } from '../staff-services.ts';
import { createStaffSession } from '../staff-session.ts';
import { staffPage } from './staff-page.tsx';

/** The page for an error in the staff area; undefined elsewhere, and for people who are not signed in. */
type StaffProblemPage = (c: WebsiteContext, status: number, message?: string) => Promise<Markup | undefined>;

export function createStaffProblemPage(services: StaffServices): StaffProblemPage {
  const staff = createStaffSession(services);
  return async (c, status, message = '') => {
    if (c.req.path !== RECORDS_PATH && !c.req.path.startsWith(`${RECORDS_PATH}/`)) return undefined;
    // The session is in the database, which may have failed.
    const member = memberOf(c) ?? (await staff.member(c).catch(() => undefined));
    if (!member) return undefined;
    setMember(c, member);
    c.header('Cache-Control', 'no-store');
    return staffPage(staffPageContext(c, services), {
      ...problemText(status, message),
      isNarrow: true,
      main: (
        <div className="haven-actions">
          <a className="haven-button haven-button--secondary" href={RECORDS_PATH}>
            Go to the start of the staff area
          </a>
        </div>
      ),
    });
  };
}

function problemText(status: number, message: string): { title: string; lead: string } {
  if (status === 404)
    return { title: 'Page not found', lead: 'It may have been removed, or the address may have a typo.' };
  if (status === 500)
    return {
      title: 'Something went wrong',
      lead: 'The fault is on our side. Check whether your change was saved before you try again.',
    };
  return { title: 'We could not do that', lead: message };
}
