import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A drizzle handle on either the embedded or a served Postgres. A transaction is a Database as well. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** What a listener gets: each notification, and whether it is connected, because messages are lost while it is not. */
export interface ChannelListener {
  onMessage(payload: string): void;
  onConnection(isListening: boolean): void;
}

/** Listens to the notifications of one channel, from any process. Returns the function that ends it. */
export type Listen = (channel: string, listener: ChannelListener) => Promise<() => Promise<void>>;

/** An open database, the notifications of its transactions, and the function that closes it. */
export interface OpenDatabase {
  db: Database;
  /** For long reads that may be some seconds old, such as exports: they never keep a payment waiting. */
  readDb: Database;
  listen: Listen;
  /** Whether no connection was lent or given back for a minute while all were lent: only a restart helps. */
  isStalled(): boolean;
  close(): Promise<void>;
}
