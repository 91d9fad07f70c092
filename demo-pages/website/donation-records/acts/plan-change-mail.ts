import type { Database } from '../../../database/open-database.ts';
import { planPath } from '../../links/order-link.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { GivingPlan } from '../../regular-giving/regular-giving-schema.ts';
import { agencyOf } from '../../site/agency.ts';
import { siteOf } from '../../site/sites.ts';

/** Tells a donor what staff changed about their monthly gift at their wish; once for a form. */
export async function queuePlanChangedByStaff(
  tx: Database,
  plan: GivingPlan,
  { words, outcome, formKey }: { words: readonly string[]; outcome: string; formKey: string },
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<void> {
  const site = siteOf(plan.siteCountryCode);
  const greeting = `${site.code === 'NZL' ? 'Kia ora' : 'Hello'}, ${plan.customerFirstName}`;
  await queueMail(
    tx,
    {
      kind: 'plan-changed',
      cause: `plan-changed:${plan.id}:${formKey}`,
      siteCountryCode: site.code,
      to: { name: `${plan.customerFirstName} ${plan.customerLastName}`, address: plan.customerEmailAddress },
      subject: `Your monthly gift is ${outcome}`,
      body: [
        { heading: greeting },
        ...words.map((text) => ({ text })),
        { text: `If you did not ask us for this, call ${agencyOf(site).phone}, and we put it right.` },
        {
          button: 'See your monthly gift',
          href: new URL(await planPath(tx, plan), siteOrigin).href,
        },
      ],
      reason: 'You get this mail because our staff changed your monthly gift.',
    },
    now,
  );
}
