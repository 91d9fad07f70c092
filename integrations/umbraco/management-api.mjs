const API = '/umbraco/management/api/v1';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** What went wrong, in words for the person at the terminal. */
export class UploadError extends Error {}

/** The origin of an Umbraco, from what was typed. The secret goes there, so it must be https, or this machine. */
export function umbracoOrigin(text = '') {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!isSafe || url.href !== `${url.origin}/`)
    throw new UploadError(`"${text}" is no address to upload to: use one such as https://cms.example.org.`);
  return url.origin;
}

/** The reason in an answer of the API, which is a problem of RFC 9457. */
async function reasonOf(answer) {
  const { title, detail, errors } = await answer.json().catch(() => ({}));
  const fields = Object.entries(errors ?? {}).map(([name, texts]) => `${name}: ${[texts].flat().join(' ')}`);
  return [detail ?? title ?? `status ${answer.status}`, ...fields].join(' ');
}

async function ask(request, what) {
  try {
    return await request();
  } catch (error) {
    throw new UploadError(`${what}: Umbraco could not be reached (${error.cause?.code ?? error.message}).`);
  }
}

async function signIn(origin, { clientId, clientSecret }, fetch) {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  });
  // A redirect would carry the secret elsewhere.
  const options = { method: 'POST', body, redirect: 'error' };
  const answer = await ask(() => fetch(`${origin}${API}/security/back-office/token`, options), 'Signing in');
  const { access_token: token } = answer.ok ? await answer.json().catch(() => ({})) : {};
  if (!token)
    throw new UploadError(
      `Umbraco does not accept the API user (status ${answer.status}): check UMBRACO_CLIENT_ID and ` +
        'UMBRACO_CLIENT_SECRET, which an API user has under Users.',
    );
  return token;
}

/**
 * Uploads data types and element types: what is there with the same id is updated, everything else is made. Resolves
 * with
 * `{ made, updated }`. Throws an UploadError at the first refusal; a second run goes on from there.
 */
export async function uploadToUmbraco({ dataTypes, documentTypes }, { origin, clientId, clientSecret, fetch }) {
  if (!clientId || !clientSecret)
    throw new UploadError('Set UMBRACO_CLIENT_ID and UMBRACO_CLIENT_SECRET to those of an API user.');
  const token = await signIn(origin, { clientId, clientSecret }, fetch);
  const call = (method, path, body, what) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const options = { method, headers, redirect: 'error', ...(body && { body: JSON.stringify(body) }) };
    return ask(() => fetch(`${origin}${API}/${path}`, options), what);
  };
  const counts = { made: 0, updated: 0 };
  const put = async (path, item, kind) => {
    const what = `${kind} "${item.name}"`;
    const known = await call('GET', `${path}/${item.id}`, undefined, what);
    await known.body?.cancel();
    if (known.status !== 200 && known.status !== 404) await refuse(known, what);
    const { id, parent, ...changes } = item;
    const isKnown = known.status === 200;
    const answer = isKnown
      ? await call('PUT', `${path}/${id}`, changes, what)
      : await call('POST', path, { id, parent, ...changes }, what);
    if (!answer.ok) await refuse(answer, what);
    await answer.body?.cancel();
    counts[isKnown ? 'updated' : 'made'] += 1;
  };
  for (const item of dataTypes) await put('data-type', item, 'The data type');
  for (const item of documentTypes) await put('document-type', item, 'The element type');
  return counts;
}

async function refuse(answer, what) {
  if (answer.status === 401)
    throw new UploadError(`${what}: Umbraco asks to sign in again. Run the command once more.`);
  if (answer.status === 403)
    throw new UploadError(`${what}: the API user may not change it. Give its group access to the section Settings.`);
  const reason = answer.bodyUsed ? `status ${answer.status}` : await reasonOf(answer);
  throw new UploadError(`${what} was refused: ${reason}`);
}
