import { check } from 'recheck';

/** Whether a regular expression takes linear time: `safe`, `vulnerable`, or `unknown` when the time is over. */
export const checkPattern = (source, flags, options) => check(source, flags, options);
