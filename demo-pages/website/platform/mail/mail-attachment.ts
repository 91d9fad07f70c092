/**
 * What a mail carries beside its text, as the outbox stores it: a reference, because the transport renders the file
 * from stored facts when it delivers the mail. So the database has no copies of files.
 */
export interface AttachmentReference {
  /** Such as `receipt`; it names the function that renders the file. */
  kind: string;
  /** What the file is rendered from, such as the id of a donation. No personal data: staff see it. */
  id: string;
}

/** A rendered file. */
export interface MailAttachment {
  fileName: string;
  contentType: string;
  content: Uint8Array;
}

/** Renders the files of each kind, the same bytes each time; undefined when its source is gone. */
export type AttachmentRenderers = Readonly<Record<string, (id: string) => Promise<MailAttachment | undefined>>>;

/** Mailboxes refuse large mails; a receipt takes 30 kB. */
const MAX_ATTACHMENT_BYTES = 2_000_000;

/** Why a mail could not get its file. Its `code` is stored with the mail for staff to see. */
class AttachmentError extends Error {
  override readonly name = 'AttachmentError';
  readonly code: 'ATTACHMENT_UNKNOWN' | 'ATTACHMENT_MISSING' | 'ATTACHMENT_TOO_LARGE';

  constructor(code: AttachmentError['code'], { kind }: AttachmentReference) {
    super(`The file of the kind "${kind}" cannot be attached (${code}).`);
    this.code = code;
  }
}

/**
 * Renders a mail's file.
 * @throws AttachmentError when it cannot be rendered or is too large: a mail is never sent without its file.
 */
export async function renderAttachment(
  renderers: AttachmentRenderers,
  reference: AttachmentReference,
): Promise<MailAttachment> {
  const render = Object.hasOwn(renderers, reference.kind) ? renderers[reference.kind] : undefined;
  if (!render) throw new AttachmentError('ATTACHMENT_UNKNOWN', reference);
  const attachment = await render(reference.id);
  if (!attachment) throw new AttachmentError('ATTACHMENT_MISSING', reference);
  if (attachment.content.byteLength > MAX_ATTACHMENT_BYTES)
    throw new AttachmentError('ATTACHMENT_TOO_LARGE', reference);
  return attachment;
}
