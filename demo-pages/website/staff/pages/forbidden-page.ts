import { html } from 'hono/html';
import { layout } from '../../site/layout/layout.ts';
import type { Markup } from '../../site/page-context.ts';
import { ROLE_NAMES, STAFF_ACTS, type StaffAct } from '../staff-acts.ts';
import type { StaffMember } from '../staff-member.ts';
import type { StaffPageContext } from '../staff-page-context.ts';
import { recordsHead } from './records-head.ts';
import { recordsNav } from './records-nav.ts';

/** The answer to an act beyond a role: what it is, who may do it, and that nothing was changed. */
export function forbiddenPage(context: StaffPageContext, member: StaffMember, act: StaffAct): Markup {
  const { name, roles } = STAFF_ACTS[act];
  const allowed = roles.map((role) => ROLE_NAMES[role]).join(', ');
  return layout(context, {
    title: 'Your role does not allow this',
    head: recordsHead(),
    main: html`<div class="page-head"><h1>Your role does not allow this</h1><p class="lead">Your account has the role ${ROLE_NAMES[member.role]}, which may not ${name}. Nothing was changed.</p></div>
${recordsNav(context, '')}
<p>Roles that may: ${allowed}. Ask an administrator if your work needs it. This try is in the audit trail.</p>`,
  });
}
