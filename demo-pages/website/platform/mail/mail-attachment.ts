/**
 * What a mail carries beside its text, as the outbox stores it: a reference, because the transport draws the file from
 * stored facts when it delivers the mail. So the database keeps no copies of files.
 */
export interface AttachmentReference {
  /** Such as `receipt`; it names the function that draws the file. */
  kind: string;
  /** What the file is drawn from, such as the id of a donation. No personal data: staff see it. */
  id: string;
}

/** A drawn file. */
export interface MailAttachment {
  fileName: string;
  contentType: string;
  content: Uint8Array;
}

/** Draws the files of each kind, the same bytes each time; undefined when what it is drawn from is gone. */
export type AttachmentDrawers = Readonly<Record<string, (id: string) => Promise<MailAttachment | undefined>>>;

/** Mailboxes refuse large mails; a receipt takes 30 kB. */
export const MAX_ATTACHMENT_BYTES = 2_000_000;

/** Why a mail could not get its file. Its `code` is stored with the mail for staff to see. */
export class AttachmentError extends Error {
  override readonly name = 'AttachmentError';
  readonly code: 'ATTACHMENT_UNKNOWN' | 'ATTACHMENT_MISSING' | 'ATTACHMENT_TOO_LARGE';

  constructor(code: AttachmentError['code'], { kind }: AttachmentReference) {
    super(`The file of the kind "${kind}" cannot be attached (${code}).`);
    this.code = code;
  }
}

/**
 * Draws a mail's file.
 * @throws AttachmentError when it cannot be drawn or is too large: a mail is never sent without its file.
 */
export async function drawAttachment(
  drawers: AttachmentDrawers,
  reference: AttachmentReference,
): Promise<MailAttachment> {
  const draw = Object.hasOwn(drawers, reference.kind) ? drawers[reference.kind] : undefined;
  if (!draw) throw new AttachmentError('ATTACHMENT_UNKNOWN', reference);
  const attachment = await draw(reference.id);
  if (!attachment) throw new AttachmentError('ATTACHMENT_MISSING', reference);
  if (attachment.content.byteLength > MAX_ATTACHMENT_BYTES)
    throw new AttachmentError('ATTACHMENT_TOO_LARGE', reference);
  return attachment;
}
