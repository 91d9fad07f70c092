import type { JobRun } from '../../server/operations/jobs/jobs.ts';
import type { Website } from './website-app.ts';

/** Recurring work: first at the start, then so many ms after the end of each run. */
export interface WebsiteJob {
  name: string;
  everyMs: number;
  run: JobRun;
  /** Every process runs it, because its rows are leased; otherwise one process at a time does. */
  inEachProcess: boolean;
}

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;

/** Everything that the site does without a request. */
export function websiteJobs(website: Omit<Website, 'app' | 'followPageChanges' | 'jobs'>): WebsiteJob[] {
  const { payments, giving, refunds, ...own } = website;
  return [
    { name: 'recovery', everyMs: 10 * SECOND, run: inPieces(payments.recover), inEachProcess: true },
    { name: 'monthly-gifts', everyMs: 15 * SECOND, run: inPieces(giving.chargePlans), inEachProcess: true },
    { name: 'open-charges', everyMs: 15 * SECOND, run: inPieces(giving.askAboutCharges), inEachProcess: false },
    { name: 'card-ends', everyMs: 6 * HOUR, run: whole(giving.announceCardEnds), inEachProcess: false },
    { name: 'reconciliation', everyMs: 24 * HOUR, run: whole(giving.reconcile), inEachProcess: false },
    { name: 'refund-recovery', everyMs: 30 * SECOND, run: inPieces(refunds.recover), inEachProcess: true },
    { name: 'mail-delivery', everyMs: 5 * SECOND, run: inPieces(own.deliverMails), inEachProcess: true },
    { name: 'sign-in-links', everyMs: 2 * SECOND, run: inPieces(own.sendSignInLinks), inEachProcess: true },
    { name: 'publication', everyMs: 5 * SECOND, run: inPieces(own.publishDue), inEachProcess: true },
    { name: 'retention', everyMs: 24 * HOUR, run: inPieces(own.forgetPeople), inEachProcess: false },
    { name: 'page-check', everyMs: HOUR, run: whole(own.checkPages), inEachProcess: false },
    { name: 'tidying', everyMs: HOUR / 6, run: whole(own.tidy), inEachProcess: false },
  ];
}

/** Work that is done at one go. */
function whole(work: () => Promise<unknown>): JobRun {
  return async () => {
    await work();
    return undefined;
  };
}

/** Work of which a call does a piece, until one finds nothing. */
function inPieces(work: () => Promise<number>): JobRun {
  return async () => ({ more: (await work()) > 0 });
}
