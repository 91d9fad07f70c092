import pg from 'pg';
import type { Listen } from './database.ts';
import type { ConnectionSettings } from './server-connection.ts';

const RETRY_MS = 1_000;

/**
 * Listens on a connection of its own, because a pool closes idle ones. It is opened again when it is lost; the listener is
 * told, because notifications of the meantime are gone.
 */
export const servedListener =
  (settings: ConnectionSettings): Listen =>
  async (channel, { onMessage, onConnection }) => {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let isStopped = false;
    const connect = async (): Promise<void> => {
      const own = new pg.Client(settings);
      client = own;
      const lose = () => {
        if (own !== client) return;
        client = undefined;
        onConnection(false);
        void own.end().catch(() => undefined);
        if (!isStopped) timer = setTimeout(() => void connect(), RETRY_MS);
      };
      own.on('error', lose).on('end', lose);
      own.on('notification', ({ payload }) => onMessage(payload ?? ''));
      try {
        await own.connect();
        await own.query(`listen ${pg.escapeIdentifier(channel)}`);
        if (own === client) onConnection(true);
      } catch {
        lose();
      }
    };
    await connect();
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end();
    };
  };

/** For a pooler in transaction mode: it takes a LISTEN, and nothing is ever heard. */
export const noListener: Listen = async () => async () => undefined;
