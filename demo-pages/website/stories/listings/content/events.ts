import type { EventText } from './content-types.ts';
import { AUSTRALIAN_EVENTS } from './events-australia.ts';
import { NEW_ZEALAND_EVENTS } from './events-new-zealand.ts';
import { ONLINE_EVENTS } from './events-online.ts';

/** All events of both countries. */
export const EVENTS: readonly EventText[] = [...ONLINE_EVENTS, ...AUSTRALIAN_EVENTS, ...NEW_ZEALAND_EVENTS];
