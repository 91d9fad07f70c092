import type pg from 'pg';

/** A statement as drizzle gives it to the driver. */
interface Statement {
  text: string;
  name?: string;
}

/** Each connection keeps a plan of each of them in the server's memory. */
const MOST = 200;
/** Statements whose text differs with the number of their parameters are seen once, and are not worth a plan. */
const SEEN_OFTEN = 3;
const MOST_SEEN = 2_000;

/** Names statements that come often, for the connections of one pool. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  /** Undefined for statements that do not come often, and after the first 200. */
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < SEEN_OFTEN) {
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `haven_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * Lets the server parse and plan a statement with parameters once for each connection, if it comes often: a third of
 * its work on a payment is parsing and planning. Returns the function that does so for a connection of a pool. All
 * pools may differ in what they name; a connection belongs to one.
 */
export function prepareStatements(): (client: pg.ClientBase) => void {
  const nameOf = createNames();
  const named = (statement: Statement): Statement => {
    const name = nameOf(statement.text);
    return name === undefined ? statement : { ...statement, name };
  };
  return (client) => {
    const send = client.query.bind(client) as (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;
    const query = (statement: unknown, values?: unknown, ...rest: unknown[]) =>
      send(
        isNameless(statement) && Array.isArray(values) && values.length > 0 ? named(statement) : statement,
        values,
        ...rest,
      );
    client.query = query as typeof client.query;
  };
}

const isNameless = (statement: unknown): statement is Statement =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  !('submit' in statement) &&
  !('name' in statement && statement.name);
