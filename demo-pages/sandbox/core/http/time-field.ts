import { z } from 'zod';

const LEAST = Date.parse('0001-01-01T00:00:00Z');
const MOST = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether the database can keep a time. An offset may lead out of the years that a text can name. */
export const isStorableTime = (time: Date): boolean => time.getTime() >= LEAST && time.getTime() <= MOST;

/** A time of a request. `error` shows the reader how to write one. */
export const timeField = (error: string) =>
  z.iso.datetime({ offset: true, error }).refine((text) => isStorableTime(new Date(text)), error);
