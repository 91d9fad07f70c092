import SUBSCRIBE_TEXTS from '#texts/elements/subscribe-form';
import UPDATE_TEXTS from '#texts/elements/update-details-form';
import BEQUEST_PAGE from '#texts/website/bequest-page';
import NEWSLETTER_PAGE from '#texts/website/newsletter-page';
import PETITION_PAGE from '#texts/website/petition-page';
import UPDATE_PAGE from '#texts/website/update-page';
import type { Database } from '../../server/database/open-database.ts';
import { organisationOf, pageTexts, type Site, type Thanks } from '../platform/index.ts';
import { findBequestForm, pageGuide, withoutPrefix } from './bequest/bequest-forms.ts';
import { findPetition, petitionAddress } from './petition/petitions.ts';

/** What the texts of a thank-you page depend on. */
interface ThanksContext {
  site: Site;
  db: Database;
  /** A value of the page's query. */
  query(name: string): string | undefined;
}

/** Where the petition that was signed is. */
async function petitionPath(db: Database, site: Site, nodeId = ''): Promise<string> {
  const petition = await findPetition(db, nodeId);
  return petition ? withoutPrefix(petitionAddress(petition), site) : '/petition';
}

/** Where the guide that was asked for is. */
async function guidePath(db: Database, site: Site, formKey = pageGuide(site.code)): Promise<string> {
  const form = await findBequestForm(db, formKey);
  return form ? withoutPrefix(form.guidePath, site) : '/bequest/guide';
}

/** The forms with a thank-you page, and its texts. */
export const THANKS = {
  newsletter: ({ site }: ThanksContext): Thanks => {
    const text = pageTexts(site, NEWSLETTER_PAGE);
    return {
      title: pageTexts(site, SUBSCRIBE_TEXTS)('subscribed'),
      text: text('welcome'),
      next: [text('nextMail'), text('nextMonthly'), text('nextEnd')],
      links: [
        [text('latestNews'), '/news'],
        [text('toFront'), '/'],
      ],
    };
  },
  petition: async ({ site, db, query }: ThanksContext): Promise<Thanks> => {
    const text = pageTexts(site, PETITION_PAGE);
    return {
      title: text('sent'),
      text: text('onPetition'),
      next: [text('confirms'), text('handedOver'), text('writeAgain')],
      links: [
        [text('backToPetition'), await petitionPath(db, site, query('petition'))],
        [text('eventsNearYou'), '/events'],
      ],
    };
  },
  bequest: async ({ site, db, query }: ThanksContext): Promise<Thanks> => {
    const text = pageTexts(site, BEQUEST_PAGE);
    return {
      title: text('thanksTitle'),
      text: text('thanksText'),
      next: [text('nextMail', { name: organisationOf(site).name }), text('nextRead'), text('nextAsk')],
      links: [
        [text('readGuide'), await guidePath(db, site, query('guide'))],
        [text('back'), '/bequest'],
      ],
    };
  },
  'update-details': ({ site }: ThanksContext): Thanks => {
    const text = pageTexts(site, UPDATE_PAGE);
    return {
      title: text('thanksTitle'),
      text: text('thanksText'),
      next: [text('nextMail'), text('nextDays'), text('nextGifts')],
      links: [
        [text('toFront'), '/'],
        [pageTexts(site, UPDATE_TEXTS)('again'), '/update-details'],
      ],
    };
  },
} as const;

export type ThankedForm = keyof typeof THANKS;
