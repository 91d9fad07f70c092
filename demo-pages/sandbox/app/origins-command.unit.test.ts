import { describe, expect, it } from 'vitest';
import { runOriginsCommand, USAGE } from './origins-command.ts';

/** Runs the command against an answer, and says what was asked and printed. */
async function run(words: string[], answer: () => Response) {
  const asked: { method: string; path: string; body: string; key: string | null }[] = [];
  const printed: string[] = [];
  await runOriginsCommand(words, {
    sandbox: 'http://127.0.0.1:8081',
    secretKey: 'sk_one',
    print: (line) => printed.push(line),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const key = request.headers.get('x-user-secret-key');
      asked.push({ method: request.method, path: pathname + search, body: await request.text(), key });
      return answer();
    },
  });
  return { asked, printed };
}
const listing = (...origins: string[]) =>
  Response.json({ error: null, resource: { data: { items: origins.map((origin) => ({ origin })) } } });

describe('haven-sandbox origins', () => {
  it('adds an origin at the running sandbox and lists what holds [P1.03]', async () => {
    const { asked, printed } = await run(['add', 'https://a.example'], () => listing('https://a.example'));
    const body = '{"origin":"https://a.example"}';
    expect(asked).toEqual([{ method: 'POST', path: '/v1/origins', body, key: 'sk_one' }]);
    expect(printed).toEqual(['https://a.example']);
  });

  it('removes one, and lists them', async () => {
    const { asked } = await run(['remove', 'https://a.example:8443'], () => listing());
    expect(asked[0]).toMatchObject({ method: 'DELETE', path: '/v1/origins?origin=https%3A%2F%2Fa.example%3A8443' });
    const { printed } = await run([], () => listing());
    expect(printed).toEqual(['No origins are listed. Pages of this machine may use test keys anyway.']);
  });

  it('passes on what the sandbox refuses, and says when there is none', async () => {
    const refusal = () => Response.json({ error: { message: 'x is not an origin.' }, resource: null }, { status: 400 });
    await expect(run(['add', 'x'], refusal)).rejects.toThrow('x is not an origin.');
    const nobody = () => {
      throw new TypeError('fetch failed');
    };
    await expect(run(['list'], nobody)).rejects.toThrow('No sandbox answers at http://127.0.0.1:8081');
  });

  it.each([[['add']], [['remove']], [['toggle', 'https://a.example']], [['add', 'https://a.example', 'more']]])(
    'explains itself to %j',
    async (words) => {
      await expect(run(words, () => listing())).rejects.toThrow(USAGE);
    },
  );
});
