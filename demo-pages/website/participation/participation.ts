import type { BotCheckAction } from '#website/bot-check/bot-check.ts';
import type { Subscriber } from '#website/forms/subscriber-fields.ts';
import type { DonorUpdate } from '#website/forms/update-details-fields.ts';
import type { Database } from '../../database/open-database.ts';
import type { BequestSettings } from '../bequest/bequest-forms.ts';
import { requestGuide } from '../bequest/request-guide.ts';
import { createFormTickets, type FormTickets } from '../bot-check/form-ticket.ts';
import { createGoogleBotCheck } from '../bot-check/google-bot-check.ts';
import { createOwnBotCheck, type OwnBotCheck } from '../bot-check/own-bot-check.ts';
import { createSigner } from '../bot-check/signing-key.ts';
import { takeUse } from '../bot-check/take-uses.ts';
import type { BotCheck, SingleUse } from '../bot-check/verdict.ts';
import { createGroupCommit } from '../forms/group-commit.ts';
import { joinNewsletter } from '../newsletter/join-newsletter.ts';
import { createUnsubscribeLinks, type UnsubscribeLinks } from '../newsletter/unsubscribe-links.ts';
import { commitSignatures, type SignatureRequest } from '../petition/commit-signatures.ts';
import type { SigningResult } from '../petition/sign-petition.ts';
import { recordUpdate } from '../update-details/record-update.ts';

/** What a site may set of its forms. */
export interface ParticipationOptions {
  /** Google's check in place of the site's own. */
  recaptcha?: { secret: string; siteKey: string } | undefined;
  /** How many zero bits the site's own check asks for. */
  difficulty?: number | undefined;
}

/** What people can send in, and what guards it. */
export interface Participation {
  botCheck: BotCheck;
  /** The site's own check; none where Google's is used. */
  ownBotCheck: OwnBotCheck | undefined;
  tickets: FormTickets;
  unsubscribeLinks: UnsubscribeLinks;
  /** A ticket for a page; empty when none can be made, because a page without a ticket is better than none. */
  ticket(action: BotCheckAction): Promise<string>;
  /** `undefined`: what lets it through has been used. */
  join(subscriber: Subscriber, use: SingleUse | undefined): Promise<{ id: string; email: string } | undefined>;
  sign(request: SignatureRequest): Promise<SigningResult>;
  requestGuide(form: BequestSettings, email: string): Promise<void>;
  /** False: what lets it through has been used. */
  update(update: DonorUpdate, use: SingleUse | undefined): Promise<boolean>;
}

// A commit of this size takes PGlite some tens of milliseconds, so that nobody waits long for the one before.
const SIGNATURES_A_COMMIT = 250;
const LONGEST_QUEUE = 5_000;

export function createParticipation(
  options: ParticipationOptions & {
    db: Database;
    siteOrigin: string;
    fetch: typeof globalThis.fetch;
    clock: () => number;
    log: (entry: Record<string, unknown>) => void;
  },
): Participation {
  const { db, siteOrigin, clock, recaptcha, difficulty } = options;
  const { origin, hostname: host } = new URL(siteOrigin);
  const signer = createSigner(db, 'forms');
  const ownBotCheck = recaptcha
    ? undefined
    : createOwnBotCheck({ signer, clock, ...(difficulty === undefined ? {} : { difficulty }) });
  const botCheck = ownBotCheck ?? createGoogleBotCheck({ ...options, ...recaptcha!, host });
  const tickets = createFormTickets(signer, clock);
  const unsubscribeLinks = createUnsubscribeLinks(signer, origin);
  const sign = createGroupCommit<SignatureRequest, SigningResult>({
    commit: (list) => commitSignatures(db, list, { origin, unsubscribeLinks, now: clock() }),
    most: SIGNATURES_A_COMMIT,
    longestQueue: LONGEST_QUEUE,
  });
  const taken = async (tx: Database, use: SingleUse | undefined) => !use || takeUse(tx, use);
  return {
    botCheck,
    ownBotCheck,
    tickets,
    unsubscribeLinks,
    ticket: (action) => tickets.issue(action).catch(() => ''),
    join: (subscriber, use) =>
      db.transaction(async (tx) => {
        if (!(await taken(tx, use))) return undefined;
        return joinNewsletter(tx, subscriber, { origin, unsubscribeLinks, now: clock() });
      }),
    sign,
    requestGuide: (form, email) => db.transaction((tx) => requestGuide(tx, form, email, origin, clock())),
    update: (update, use) =>
      db.transaction(async (tx) => {
        if (!(await taken(tx, use))) return false;
        await recordUpdate(tx, update, { origin, unsubscribeLinks, now: clock() });
        return true;
      }),
  };
}
