import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP's parameters for scrypt in 32 MB: an attacker's try costs what three tries of 2^15 cost. */
const COST = { logN: 15, r: 8, p: 3 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

let queue: Promise<unknown> = Promise.resolve();

// One at a time, so that many sign-ins at once need the memory of one.
function derive(password: string, salt: Buffer, cost: typeof COST, bytes: number): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost.logN, r: cost.r, p: cost.p, maxmem: 256 * 2 ** cost.logN * cost.r };
  const run = () =>
    new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)));
    });
  const result = queue.then(run, run);
  queue = result.catch(() => undefined);
  return result;
}

/** A password's hash with everything that checking it needs: `scrypt$15$8$3$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST, KEY_BYTES);
  return ['scrypt', COST.logN, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Checked where there is no hash, so that an unknown account takes as long as a known one. */
export const NO_HASH = `scrypt$${COST.logN}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether it is the password of this hash. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, logN, r, p, salt = '', key = ''] = (hash ?? NO_HASH).split('$');
  const cost = { logN: Number(logN), r: Number(r), p: Number(p) };
  const right = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), cost, right.length);
  return timingSafeEqual(given, right) && hash !== null;
}

/** NIST SP 800-63B: length counts, and no kinds of characters are asked for. */
export const MIN_PASSWORD = 12;
const MAX_PASSWORD = 200;
/** Of zxcvbn's 0 to 4: from 3 on, more than 100 million guesses. */
const LEAST_SCORE = 3;
const CHECKED_LENGTH = 100;

// The lists of common passwords take 35 MB of memory: they are loaded when somebody first chooses a password.
let estimator: Promise<(password: string, words: string[]) => number> | undefined;

async function loadEstimator() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { dictionary, adjacencyGraphs } = await import('@zxcvbn-ts/language-common');
  const factory = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: CHECKED_LENGTH });
  return (password: string, words: string[]) => factory.check(password, words).score;
}

/** What is wrong with a new password, as a sentence; undefined when it may be used. `words` are the member's own. */
export async function passwordProblem(password: string, words: readonly string[]): Promise<string | undefined> {
  const length = [...password].length;
  if (length < MIN_PASSWORD) return `Use at least ${MIN_PASSWORD} characters. Several words are easy to remember.`;
  if (length > MAX_PASSWORD) return `Use at most ${MAX_PASSWORD} characters.`;
  estimator ??= loadEstimator().catch((error: unknown) => {
    estimator = undefined;
    throw error;
  });
  const score = await estimator;
  const known = [...words.flatMap((word) => [word, ...word.split(/[\s@.]+/)]), 'haven'].filter(Boolean);
  return score(password, known) < LEAST_SCORE
    ? 'This password is easy to guess: it is common, repeats itself or follows the keyboard. Use several ' +
        'unrelated words.'
    : undefined;
}
