import type { Database } from '../../database/open-database.ts';
import { findBequestForm, PAGE_GUIDES } from '../bequest/bequest-forms.ts';
import type { Thanks } from '../forms/thanks-page.ts';
import { PETITION_PAGE } from '../petition/languages/petition-page.texts.ts';
import { findPetition, petitionAddress } from '../petition/petitions.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { type Site, siteOf } from '../site/sites.ts';

/** What the texts of a thank-you page depend on. */
interface ThanksContext {
  site: Site;
  db: Database;
  /** A value of the page's query. */
  query(name: string): string | undefined;
}

/** An address without the country's prefix: the page adds that of its language. */
function withoutPrefix(address: string, { code }: Site): string {
  const { prefix } = siteOf(code);
  return prefix !== '' && address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
}

/** Where the petition that was signed is. */
async function petitionPath(db: Database, site: Site, nodeId = ''): Promise<string> {
  const petition = await findPetition(db, nodeId);
  return petition ? withoutPrefix(petitionAddress(petition), site) : '/petition';
}

/** Where the guide that was asked for is. */
async function guidePath(db: Database, site: Site, formKey = PAGE_GUIDES[site.code]): Promise<string> {
  const form = await findBequestForm(db, formKey);
  return form ? withoutPrefix(form.guidePath, site) : '/bequest/guide';
}

/** The forms with a thank-you page, and its texts. */
export const THANKS = {
  newsletter: (): Thanks => ({
    title: 'Successfully subscribed!',
    text: 'Welcome. The next newsletter is yours.',
    next: [
      'A welcome mail is on its way to you.',
      'The newsletter comes about once a month.',
      'Each mail has a link that ends it at once.',
    ],
    links: [
      ['Read the latest news', '/news'],
      ['Go to the front page', '/'],
    ],
  }),
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
  bequest: async ({ site, db, query }: ThanksContext): Promise<Thanks> => ({
    title: 'The guide is on its way',
    text: 'We have sent it to the address you gave. You can also read it here and now.',
    next: [
      'Look for a mail from Haven Refugee Aid; it comes at most once a day.',
      'Read in your own time. Nobody will call.',
      'Write or call us when you have a question.',
    ],
    links: [
      ['Read the guide', await guidePath(db, site, query('guide'))],
      ['Back to gifts in wills', '/bequest'],
    ],
  }),
  'update-details': (): Thanks => ({
    title: 'Thank you, we have your changes',
    text: 'A person looks at every change before it is made.',
    next: [
      'A mail goes to the address we had for you, to be sure that it was you.',
      'We make the change within two working days.',
      'Your gifts continue unchanged meanwhile.',
    ],
    links: [
      ['Go to the front page', '/'],
      ['Change something else', '/update-details'],
    ],
  }),
} as const;

export type ThankedForm = keyof typeof THANKS;
