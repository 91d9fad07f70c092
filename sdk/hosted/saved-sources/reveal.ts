export type RevealField = 'card_number' | 'cvv';

export type RevealAnswer = { value?: string } | { error: { code: string; message: string } };

/** Requests the card's secret values from this page's server; without a code, requests that a code is sent. */
export async function askReveal(
  view: Window & typeof globalThis,
  body: { token: string; field: RevealField; code?: string },
): Promise<RevealAnswer> {
  try {
    const response = await view.fetch('/vault-display/reveal', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { resource, error } = await response.json();
    return response.ok ? resource.data : { error };
  } catch {
    return { error: { code: 'service_unreachable', message: 'The card cannot be shown now. Try again later.' } };
  }
}
