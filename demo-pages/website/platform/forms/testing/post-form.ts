import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { fullUpdate } from '#rules/forms/testing/donor.ts';
import type { Shop } from '../../../testing/open-shop.ts';
import type { Visitor } from '../../../testing/shop-visitor.ts';
import { zeroBits } from '../../bot-check/own-bot-check.ts';
import { mails } from '../../mail/mail-schema.ts';
import { API_PATHS } from '../../site/api-paths.ts';

/** Valid posts of the four forms, without their tokens. */
export const FORMS = {
  subscribe: {
    path: API_PATHS.submitSubscriber,
    fields: { firstName: 'Mere', lastName: 'Ngata', email: 'mere@example.org', siteCountryCode: 'AUS' },
  },
  petition: {
    path: API_PATHS.submitPetition,
    fields: {
      nodeId: '1201',
      location: '',
      siteCountryCode: 'AUS',
      counterTitle: 'people have signed',
      moduleType: 'petition',
      firstName: 'Mere',
      lastName: 'Ngata',
      email: 'mere@example.org',
      postcode: '3121',
      mobile: '',
      subscribe: false,
    },
  },
  bequest: {
    path: API_PATHS.submitBequest,
    fields: {
      formKey: 'bequest-guide',
      bequestGuideLinkUrl: '/bequest/guide',
      subscriberEmail: 'mere@example.org',
      recipientEmail: 'bequests@haven.example',
      emailSubject: 'Your guide to gifts in wills',
      emailPretext: 'Thank you.',
      siteCountryCode: 'AUS',
    },
  },
  'update-details': { path: API_PATHS.submitDonorUpdate, fields: { ...fullUpdate, recaptchaToken: undefined } },
} as const;

/** A token as the page's script makes it. */
export async function solve(visitor: Visitor, action: string): Promise<string> {
  const answer = await visitor.send(`/bot-check/challenge?action=${action}`);
  const { challenge, difficulty } = (await answer.json()) as { challenge: string; difficulty: number };
  for (let nonce = 0; ; nonce += 1) {
    const token = `${challenge}.${nonce}`;
    if (zeroBits(createHash('sha256').update(token).digest()) >= difficulty) return token;
  }
}

/** Posts a form like its block: as JSON, with a new token where it needs one. */
export async function postForm(
  visitor: Visitor,
  form: keyof typeof FORMS,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const { path, fields } = FORMS[form];
  const token = form === 'bequest' ? {} : { recaptchaToken: await solve(visitor, form) };
  return visitor.json(path, { ...fields, ...token, ...changes }, headers);
}

/** The hidden fields of a form in a page with rendered blocks, as a browser without JavaScript sends them. */
export function hiddenFields(page: string, path: string): Record<string, string> {
  const form = page.split('<form ').find((part) => part.includes(`action="${path}"`)) ?? '';
  const inputs = form.split('</form>')[0]?.match(/<input type="hidden"[^>]*>/g) ?? [];
  const attribute = (input: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  return Object.fromEntries(inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]));
}

/** The mails of the outbox, each as "kind to address". */
export async function queuedMails({ database }: Shop): Promise<string[]> {
  const found = await database.db.select().from(mails).orderBy(asc(mails.kind));
  return found.map(({ kind, toAddress }) => `${kind} to ${toAddress}`);
}
