import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type DonationErrors, parseDonation } from '#rules/donations/donation-fields.ts';
import { walletPolicy } from '../../payments/index.ts';
import {
  botCheckPolicy,
  changePolicy,
  createRateLimiter,
  currentSession,
  ensureSession,
  type Fields,
  networkOf,
  type PageContext,
  pageContext,
  pagesOf,
  price,
  readFields,
  renderPage,
  type Site,
  textField,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import type { GivingServices } from '../giving-services.ts';
import { isDonationKey } from './create-donation.ts';
import { donatePage, type ReferencedGift, referencePage } from './donate-page.tsx';
import { donationProvider, type PostedDonation } from './donation-section.tsx';
import { donations as table } from './donations-schema.ts';
import type { Donation } from './ledger.ts';

import { receiptNumberText } from './receipt-number.ts';

/** A person fills in the form a few times at most. */
const POSTS_PER_MINUTE = 20;

function donateHandlers(services: GivingServices, site: Site) {
  const { db, donations, siteOrigin, clock } = services;
  const allow = createRateLimiter({ limit: POSTS_PER_MINUTE, windowMs: 60_000, clock });

  const show = async (c: WebsiteContext, posted?: PostedDonation, status: 200 | 422 = 200) => {
    const context = await donationContext(c, services);
    const frequency = c.req.query('frequency') === 'monthly' ? ('monthly' as const) : ('one-off' as const);
    // A key belongs to whoever acts: the page that all share has none.
    const donationKey = posted ? randomUUID() : '';
    const page = donatePage(context, { provider: donationProvider(services, site), frequency, donationKey, posted });
    return c.html(renderPage(page), status);
  };

  return {
    get: (c: WebsiteContext) => show(c),
    post: async (c: WebsiteContext) => {
      allow(networkOf(c));
      const fields = await readFields(c);
      const { values, errors } = parseDonation(fields, {
        siteCountryCode: site.code,
        language: site.lang,
        receiptAddress: '',
        now: new Date(clock()),
      });
      const answer = answerTo(fields, errors);
      if (answer) return show(c, answer, Object.keys(answer.errors).length > 0 ? 422 : 200);
      // The first page has no key; what somebody made up is refused.
      const status = values.donationKey === '' ? 200 : 422;
      if (!isDonationKey(values.donationKey)) return show(c, { fields, part: 'details', errors }, status);
      const session = await ensureSession(c, db, siteOrigin);
      const donation = await donations.write({ values, language: site.language }, session);
      return c.redirect(to(site, `/donate/reference/${donation.id}`), 303);
    },
  };
}

/** What the ledger says, and for a gift that it calls pending the payment's attempts. */
async function stateOf(
  { donations }: GivingServices,
  { donationKey, status }: Donation,
): Promise<ReferencedGift['state']> {
  if (status === 'paid') return 'paid';
  if (status === 'refunded' || status === 'reversed') return 'returned';
  const { state } = await donations.status({ donationKey, paymentData: '' });
  if (state === 'paid') return 'accepted';
  return state === 'pending' ? 'checking' : 'written';
}

const definePage = pagesOf<GivingServices>();

/** The pages of giving: the form, and the way on without JavaScript (D1.14). */
export const donatePages = [
  definePage({
    path: '/donate',
    languages: 'all',
    countries: 'all',
    cache: 'shared',
    query: ['frequency'],
    sitemap: true,
    navigation: [{ menu: 'give', order: 1, label: 'donate' }],
    security: 'donation',
    handlers: donateHandlers,
  }),
  definePage({
    path: '/donate/reference/:id',
    languages: 'all',
    countries: 'own',
    cache: 'no-store',
    unlinked: 'a donation that was sent leads to it',
    async load({ c, services, site, params }): Promise<ReferencedGift | undefined> {
      const own = and(eq(table.id, params.id), eq(table.sessionId, currentSession(c) ?? ''));
      const [donation] = await services.db.select().from(table).where(own);
      return (
        donation && {
          id: donation.id,
          sum: price(donation.totalMinor, site),
          isMonthly: donation.frequency === 'monthly',
          receipt: receiptNumberText(donation.siteCountryCode, donation.receiptNumber),
          state: await stateOf(services, donation),
        }
      );
    },
    view: referencePage,
  }),
];

/** The part of the form that answers a post of one of them; nothing where the whole donation can be written down. */
function answerTo(fields: Fields, errors: DonationErrors): PostedDonation | undefined {
  if (textField(fields, 'back') === 'gift') return { fields, part: 'gift', errors: {} };
  if (errors.amount) return { fields, part: 'gift', errors: { amount: errors.amount } };
  // The details are not typed yet.
  if (textField(fields, 'part') === 'gift') return { fields, part: 'details', errors: {} };
  return Object.keys(errors).length > 0 ? { fields, part: 'details', errors } : undefined;
}

/**
 * The context of a page with a donation form, whose policy lets it frame the provider and load the wallets' scripts.
 */
export async function donationContext(c: WebsiteContext, services: GivingServices): Promise<PageContext> {
  const { forms } = services;
  const context = await pageContext(c, services);
  changePolicy(c, walletPolicy(services));
  changePolicy(c, botCheckPolicy(forms.botCheck));
  return { ...context, botCheck: forms.botCheck.page };
}
