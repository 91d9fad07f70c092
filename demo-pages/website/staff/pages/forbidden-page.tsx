import { type Markup, ROLE_NAMES, STAFF_ACTS, type StaffAct } from '../../platform/index.ts';
import type { StaffMember } from '../staff-member.ts';
import type { StaffPageContext } from '../staff-page-context.ts';
import { staffPage } from './staff-page.tsx';

/** The response to an act beyond a role: what it is, who may do it, and that nothing was changed. */
export function forbiddenPage(context: StaffPageContext, member: StaffMember, act: StaffAct): Markup {
  const { name, roles } = STAFF_ACTS[act];
  const allowed = roles.map((role) => ROLE_NAMES[role]).join(', ');
  return staffPage(context, {
    title: 'Your role does not allow this',
    lead: `Your role is ${ROLE_NAMES[member.role]}, which may not ${name}. Nothing was changed.`,
    main: (
      <p>
        Roles that may: {allowed}. If you need this for your work, ask an administrator. This attempt is recorded in
        staff activity.
      </p>
    ),
  });
}
