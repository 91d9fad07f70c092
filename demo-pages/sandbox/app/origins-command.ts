export interface OriginsCommand {
  /** Where the running sandbox is. */
  sandbox: string;
  secretKey: string;
  fetch: typeof globalThis.fetch;
  print: (line: string) => void;
}

export const USAGE = `haven-sandbox                          starts the payments sandbox
haven-sandbox origins                  lists the origins whose pages may use the keys, beside this machine's
haven-sandbox origins add <origin>     allows another one, such as https://shop.example.org
haven-sandbox origins remove <origin>  takes it away`;

interface OriginsResponse {
  error?: { message?: string } | null;
  resource?: { data?: { items?: readonly { origin: string }[] } } | null;
}

/** `haven-sandbox origins …`: asks the running sandbox, which has its database open. Throws a sentence for a person. */
export async function runOriginsCommand(words: readonly string[], command: OriginsCommand): Promise<void> {
  const [act = 'list', origin = ''] = words;
  const isChange = act === 'add' || act === 'remove';
  if ((act !== 'list' && !isChange) || (isChange && origin === '') || words.length > (isChange ? 2 : 1))
    throw new Error(USAGE);
  const path = act === 'remove' ? `/v1/origins?origin=${encodeURIComponent(origin)}` : '/v1/origins';
  const { error, resource } = await ask(command, path, {
    ...(act === 'add' && { method: 'POST', body: JSON.stringify({ origin }) }),
    ...(act === 'remove' && { method: 'DELETE' }),
  });
  if (error) throw new Error(error.message ?? 'The sandbox refused.');
  const listed = resource?.data?.items ?? [];
  if (listed.length === 0) command.print('No origins are listed. Pages of this machine may use test keys anyway.');
  for (const each of listed) command.print(each.origin);
}

async function ask(
  { sandbox, secretKey, fetch }: OriginsCommand,
  path: string,
  init: RequestInit,
): Promise<OriginsResponse> {
  const headers = { 'x-user-secret-key': secretKey, 'content-type': 'application/json' };
  try {
    const response = await fetch(new URL(path, sandbox), { ...init, headers });
    return (await response.json()) as OriginsResponse;
  } catch {
    throw new Error(`No sandbox answers at ${sandbox}. Start it with haven-sandbox, or set PROVIDER_PORT.`);
  }
}
