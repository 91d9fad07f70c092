// Calls our own server; only the server knows the secret key and the price.
export async function askServer(path, body) {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.errors?.[0] ?? 'Our server did not answer.');
  return answer;
}
