import { expect } from '#testing/browser.ts';
import type { Grecaptcha } from './grecaptcha.ts';

// The demo site's own script. Its tokens are verified as the server does it, with the browser's own SHA-256.
const page = globalThis as { grecaptcha?: Grecaptcha & { getResponse(id: number): string } };
const realFetch = window.fetch;
const realError = console.error;

async function zeroBits(token: string): Promise<number> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return bits.indexOf('1');
}

describe('the demo site’s bot check script', () => {
  const requests: URL[] = [];
  let response: () => Response;

  before(async () => {
    const script = document.createElement('script');
    script.src = '/demo-pages/website/platform/bot-check/browser/challenge.js';
    document.head.append(script);
    await new Promise((resolve) => script.addEventListener('load', resolve));
  });
  beforeEach(() => {
    requests.length = 0;
    window.fetch = async (input) => {
      requests.push(new URL(String(input)));
      return response();
    };
  });
  afterEach(() => {
    window.fetch = realFetch;
    console.error = realError;
  });
  after(() => {
    delete page.grecaptcha;
  });

  const challenge = (difficulty: number, text = 'abc.def') => {
    response = () => Response.json({ challenge: text, difficulty, expires: Date.now() + 60_000 });
  };
  const api = () => page.grecaptcha as NonNullable<typeof page.grecaptcha>;
  /** Runs a check until it settles. */
  const run = (action = 'petition') =>
    new Promise<{ token?: string; failed?: true; id: number }>((resolve) => {
      const id = api().render?.(document.createElement('div'), {
        sitekey: '',
        size: 'invisible',
        callback: (token) => resolve({ token, id }),
        'error-callback': () => resolve({ failed: true, id }),
        'expired-callback': () => {},
      }) as number;
      api().execute(id, { action });
    });

  it('requests a challenge of the form beside its own address', async () => {
    challenge(0);
    await run('petition');
    expect(requests[0]?.pathname).to.equal('/demo-pages/website/platform/bot-check/browser/challenge');
    expect(requests[0]?.searchParams.get('action')).to.equal('petition');
  });

  for (const difficulty of [0, 1, 8, 12]) {
    it(`proves work of ${difficulty} bits`, async () => {
      challenge(difficulty);
      const { token = '', id } = await run();
      expect(token).to.match(/^abc\.def\.\d+$/);
      expect(await zeroBits(token)).to.be.at.least(difficulty);
      expect(api().getResponse(id)).to.equal(token);
    });
  }

  it('finds the first nonce, so a proof is the stated work', async () => {
    challenge(6);
    const { token = '' } = await run();
    const nonce = Number(token.slice(token.lastIndexOf('.') + 1));
    for (let before = 0; before < nonce; before += 1) expect(await zeroBits(`abc.def.${before}`)).to.be.below(6);
  });

  for (const length of [1, 53, 54, 55, 61, 62, 63, 64, 117, 200]) {
    it(`digests a challenge of ${length} characters as every SHA-256 does`, async () => {
      challenge(7, 'ā'.repeat(length));
      const { token = '' } = await run();
      expect(await zeroBits(token)).to.be.at.least(7);
    });
  }

  const refusals: [string, () => Response][] = [
    ['a refusal', () => new Response('', { status: 503 })],
    ['no JSON', () => new Response('<html>')],
    ['work beyond reason', () => Response.json({ challenge: 'c', difficulty: 40, expires: 0 })],
    ['no difficulty', () => Response.json({ challenge: 'c' })],
  ];
  for (const [what, refusal] of refusals) {
    it(`calls its error callback for ${what}`, async () => {
      console.error = () => {};
      response = refusal;
      expect((await run()).failed).to.equal(true);
    });
  }

  it('forgets its token when it is reset', async () => {
    challenge(0);
    const { id } = await run();
    api().reset?.(id);
    expect(api().getResponse(id)).to.equal('');
  });
});
