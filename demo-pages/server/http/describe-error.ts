/** Messages of the database's driver, which has no code for them: they name no statement and no value. */
const DRIVER_MESSAGES = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error',
  'Cannot use a pool after',
];
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** Data exceptions, violated constraints and errors that a function raised: their messages may quote a value. */
const QUOTES_VALUES = /^(22|23|P0)/;

/** An address, or the number of a card or an account. */
const PERSONAL = /@|\d{9}/;

/**
 * What a log says of an error: its code and message, of the cause at its root, where these hold no personal data. Of
 * any other error only its name: drizzle's message has the values of the statement, a mail server's the address.
 */
export function describeError(error: unknown): { message: string; code?: string } {
  const root = rootOf(error);
  if (!(root instanceof Error)) return { message: typeof root };
  const { name, message, code, syscall } = root as NodeJS.ErrnoException;
  const isFromSystem = typeof code === 'string' && typeof syscall === 'string';
  const isFromServer = typeof code === 'string' && SQLSTATE.test(code);
  const isKnown =
    isFromSystem ||
    (isFromServer && !QUOTES_VALUES.test(code)) ||
    DRIVER_MESSAGES.some((text) => message.startsWith(text));
  return {
    message: isKnown && message !== '' && !PERSONAL.test(message) ? message : name,
    ...(typeof code === 'string' ? { code } : {}),
  };
}

function rootOf(error: unknown): unknown {
  let root = error;
  for (let depth = 0; depth < 10 && root instanceof Error && root.cause instanceof Error; depth += 1) root = root.cause;
  return root;
}
