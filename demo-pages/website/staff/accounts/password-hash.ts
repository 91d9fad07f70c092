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
