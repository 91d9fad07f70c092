import type { Context } from 'hono';
import type { ClientAddressReader } from '../../../server/http/trusted-proxies.ts';
import type { VisitorValue } from './visitor-values.ts';

/**
 * The part of the Node adapter's bindings that the website reads, and the variables that routes set for the headers and
 * for the pages that are kept.
 */
export interface WebsiteEnv {
  Bindings: { incoming?: { socket?: { remoteAddress?: string | undefined } } };
  Variables: {
    policyChanges?: Readonly<Record<string, string>>;
    readClientAddress?: ClientAddressReader;
    visitorValues?: readonly VisitorValue[];
    /** The page is kept for all visitors, who compress it once. */
    isToBeKept?: boolean;
    /** The content of a file that may be answered from memory the next time. */
    servedFile?: { body: Buffer<ArrayBuffer>; encoding: string | undefined; etag: string };
  };
}

export type WebsiteContext = Context<WebsiteEnv>;
