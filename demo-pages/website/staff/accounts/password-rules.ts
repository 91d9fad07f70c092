/** NIST SP 800-63B: length counts, and no kinds of characters are asked for. */
export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 200;
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
    ? 'This password is easy to guess: it is common, repeats itself or follows the keyboard. Use several unrelated words.'
    : undefined;
}
