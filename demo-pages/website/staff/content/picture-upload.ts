import { HttpProblem, type WebsiteContext } from '../../platform/index.ts';

/** O3.01: the largest file. */
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024;
/** What the other fields of the form may add. */
const MOST_FIELDS_BYTES = 64 * 1024;
/** Each holds its file in memory. */
const MOST_UPLOADS = 2;

let uploads = 0;

/**
 * Reads a form with a file while no more than two are being read or rendered in this process, and passes it to `work`.
 * Stops reading beyond the limit. The time of an upload is bounded by the server, as that of every request.
 * @throws HttpProblem 413 for a larger body, 415 for another type, 503 while two others are under way.
 */
export async function withUpload(c: WebsiteContext, work: (form: FormData) => Promise<Response>): Promise<Response> {
  const type = c.req.header('content-type') ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data;')) throw new HttpProblem(415, 'Send multipart/form-data.');
  if (uploads >= MOST_UPLOADS)
    throw new HttpProblem(503, 'Other pictures are being uploaded. Try again in a minute.', { 'Retry-After': '30' });
  uploads += 1;
  try {
    const body = new Response(await readLimited(c), { headers: { 'content-type': type } });
    const form = await body.formData().catch(() => {
      throw new HttpProblem(400, 'The upload was not complete. Try again.');
    });
    return await work(form);
  } finally {
    uploads -= 1;
  }
}

async function readLimited(c: WebsiteContext): Promise<Blob> {
  const most = MOST_PICTURE_BYTES + MOST_FIELDS_BYTES;
  const refuse = () => new HttpProblem(413, 'Choose a file of at most 20 MB.');
  if (Number(c.req.header('content-length') ?? 0) > most) throw refuse();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = c.req.raw.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length;
    if (length > most) {
      await reader?.cancel();
      throw refuse();
    }
    chunks.push(part.value);
  }
  return new Blob(chunks);
}
