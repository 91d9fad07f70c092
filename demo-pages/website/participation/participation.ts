import type { Subscriber } from '#rules/forms/subscriber-fields.ts';
import type { DonorUpdate } from '#rules/forms/update-details-fields.ts';
import type { Database } from '../../server/database/open-database.ts';
import { createGroupCommit, type Language, type Signer, type SingleUse, takeUse } from '../platform/index.ts';
import type { BequestSettings } from './bequest/bequest-forms.ts';
import { requestGuide } from './bequest/guide-mails.ts';
import { joinNewsletter } from './newsletter/join-newsletter.ts';
import { createUnsubscribeLinks, type UnsubscribeLinks } from './newsletter/unsubscribe-links.ts';
import { commitSignatures, type SignatureRequest } from './petition/commit-signatures.ts';
import type { SigningResult } from './petition/sign-petition.ts';
import { recordUpdate } from './update-details/record-update.ts';

/** What the forms that people can send do. */
export interface Participation {
  unsubscribeLinks: UnsubscribeLinks;
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

export function createParticipation(options: {
  db: Database;
  siteOrigin: string;
  clock: () => number;
  signer: Signer;
}): Participation {
  const { db, siteOrigin, clock, signer } = options;
  const { origin } = new URL(siteOrigin);
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
    unsubscribeLinks,
    async join(subscriber, use, language = 'en') {
      await keyIsLoaded();
      return db.transaction(async (tx) => {
        if (!(await taken(tx, use))) return undefined;
        return joinNewsletter(tx, subscriber, language, { origin, unsubscribeLinks, now: clock() });
      });
    },
    sign,
    requestGuide: (form, person) => db.transaction((tx) => requestGuide(tx, { form, ...person, origin, now: clock() })),
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
