import type { BotCheckAction } from '#rules/bot-check/bot-check.ts';
import type { Subscriber } from '#rules/forms/subscriber-fields.ts';
import type { DonorUpdate } from '#rules/forms/update-details-fields.ts';
import type { Database } from '../../../server/database/open-database.ts';
import type { BequestSettings } from '../../participation/bequest/bequest-forms.ts';
import { requestGuide } from '../../participation/bequest/request-guide.ts';
import { createFormTickets, type FormTickets } from '../bot-check/form-ticket.ts';
import { createGoogleBotCheck } from '../bot-check/google-bot-check.ts';
import { createOwnBotCheck, type OwnBotCheck } from '../bot-check/own-bot-check.ts';
import { createSigner } from '../bot-check/signing-key.ts';
import { takeUse } from '../bot-check/take-uses.ts';
import type { BotCheck, SingleUse } from '../bot-check/verdict.ts';
import { createGroupCommit } from './group-commit.ts';
import { joinNewsletter } from '../../participation/newsletter/join-newsletter.ts';
import { createUnsubscribeLinks, type UnsubscribeLinks } from '../../participation/newsletter/unsubscribe-links.ts';
import { commitSignatures, type SignatureRequest } from '../../participation/petition/commit-signatures.ts';
import type { SigningResult } from '../../participation/petition/sign-petition.ts';
import type { Language } from '../site/languages/house-languages.ts';
import { recordUpdate } from '../../participation/update-details/record-update.ts';

/** The configuration of the forms. */
export interface ParticipationOptions {
  /** Uses Google's check instead of the site's own. */
  recaptcha?: { secret: string; siteKey: string } | undefined;
  /** The number of zero bits that the site's own check requires. */
  difficulty?: number | undefined;
}

/** The forms that people can send, and what protects them. */
export interface Participation {
  botCheck: BotCheck;
  /** The site's own check; undefined when Google's is used. */
  ownBotCheck: OwnBotCheck | undefined;
  tickets: FormTickets;
  unsubscribeLinks: UnsubscribeLinks;
  /** A ticket for a page; empty when none can be made, because the page must be shown anyway. */
  ticket(action: BotCheckAction): string | Promise<string>;
  /** `undefined`: the token or ticket was used before. */
  join(
    subscriber: Subscriber,
    use: SingleUse | undefined,
    language?: Language,
  ): Promise<{ id: string; email: string } | undefined>;
  sign(request: SignatureRequest): Promise<SigningResult>;
  requestGuide(form: BequestSettings, person: { email: string; language: Language }): Promise<void>;
  /** False: the token or ticket was used before. */
  update(update: DonorUpdate, language: Language, use: SingleUse | undefined): Promise<boolean>;
}

// A commit of this size takes PGlite some tens of milliseconds, so the next one does not wait long.
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
  // Before any transaction that signs links: the embedded database answers no other query while one is open.
  const keyIsLoaded = () => signer.sign('');
  const sign = createGroupCommit<SignatureRequest, SigningResult>({
    commit: async (list) => {
      await keyIsLoaded();
      return commitSignatures(db, list, { origin, unsubscribeLinks, now: clock() });
    },
    most: SIGNATURES_A_COMMIT,
    longestQueue: LONGEST_QUEUE,
  });
  const taken = async (tx: Database, use: SingleUse | undefined) => !use || takeUse(tx, use);
  return {
    botCheck,
    ownBotCheck,
    tickets,
    unsubscribeLinks,
    ticket(action) {
      const ticket = tickets.issue(action);
      return typeof ticket === 'string' ? ticket : ticket.catch(() => '');
    },
    async join(subscriber, use, language = 'en') {
      await keyIsLoaded();
      return db.transaction(async (tx) => {
        if (!(await taken(tx, use))) return undefined;
        return joinNewsletter(tx, subscriber, language, { origin, unsubscribeLinks, now: clock() });
      });
    },
    sign,
    requestGuide: (form, person) => db.transaction((tx) => requestGuide(tx, form, person, origin, clock())),
    async update(update, language, use) {
      await keyIsLoaded();
      return db.transaction(async (tx) => {
        if (!(await taken(tx, use))) return false;
        await recordUpdate(tx, update, language, { origin, unsubscribeLinks, now: clock() });
        return true;
      });
    },
  };
}
