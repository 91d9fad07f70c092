import type { WebsiteContext } from '../http/website-env.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageContext, type WebsiteServices } from '../website-services.ts';
import { memberOf, type StaffMember } from './staff-member.ts';

/** What every page of the staff area needs. */
export interface StaffPageContext extends PageContext {
  /** Who sees the page; undefined before the sign-in. */
  member: StaffMember | undefined;
}

/** The context of a page in the staff area: it shows no newsletter form. */
export async function staffPageContext(c: WebsiteContext, services: WebsiteServices): Promise<StaffPageContext> {
  const { newsletterTicket: _, botCheck: __, ...context } = await pageContext(c, services);
  return { ...context, member: memberOf(c) };
}
