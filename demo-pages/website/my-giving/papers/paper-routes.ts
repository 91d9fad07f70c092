import { findOwnReceipt, giftsOfYear } from '../../giving/index.ts';
import {
  dayIn,
  type MailAttachment,
  receiptFile,
  type Site,
  sharedBySite,
  statementFile,
  taxYearEnding,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import type { MyGivingServices } from '../my-giving-services.ts';
import { receiptDonorOf } from '../own-data/donor-details.ts';
import { donorSession } from '../sign-in/donor-session.ts';

/** The path of a receipt; `correction` counts from 1, and 0 is the first receipt. */
export const receiptFilePath = (site: Site, id: string, correction: number) =>
  to(site, `/my-giving/receipts/${id}/${correction}.pdf`);

/** The path of a yearly statement. */
export const statementFilePath = (site: Site, country: Site['code'], endsIn: number) =>
  to(site, `/my-giving/statements/${country === 'NZL' ? 'nz' : 'au'}/${endsIn}.pdf`);

/** Downloads of receipts and yearly statements, rendered from the same facts as in the mails (D4.03). */
export const papers = sharedBySite((services: MyGivingServices, site: Site) => {
  const { db, clock } = services;
  const path = to(site, '/my-giving');
  const session = donorSession(services);

  const send = (c: WebsiteContext, file: MailAttachment | undefined) => {
    if (!file) return c.notFound();
    return c.body(new Uint8Array(file.content), 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
    });
  };
  const forDonor =
    (render: (c: WebsiteContext, emailKey: string) => Promise<MailAttachment | undefined>) =>
    async (c: WebsiteContext) => {
      const emailKey = await session.donorKey(c);
      return emailKey === undefined ? c.redirect(path, 303) : send(c, await render(c, emailKey));
    };
  const numberIn = (c: WebsiteContext, name: string) => Number.parseInt(c.req.param(name) ?? '', 10);

  const receipt = forDonor(async (c, emailKey) => {
    const correction = numberIn(c, 'correction');
    const gift = await findOwnReceipt(db, emailKey, { id: c.req.param('id') ?? '', correction });
    return gift && receiptFile(gift);
  });
  const statement = forDonor(async (c, emailKey) => {
    const country = c.req.param('country') === 'nz' ? 'NZL' : 'AUS';
    const year = taxYearEnding(country, numberIn(c, 'year'));
    const gifts = await giftsOfYear(db, emailKey, { ...year, country });
    const newest = gifts.at(-1);
    if (!newest) return undefined;
    const donor = (await receiptDonorOf(db, emailKey)) ?? newest.donor;
    const issuedOn = dayIn(country, clock());
    return statementFile({
      siteCountryCode: country,
      language: newest.language,
      donor,
      endsIn: year.endsIn,
      gifts,
      issuedOn,
    });
  });
  return { receipt, statement };
});
