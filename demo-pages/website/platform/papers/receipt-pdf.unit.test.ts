import { describe, expect, it } from 'vitest';
import { type PaidGift, receiptFacts } from './receipt-facts.ts';
import { receiptFile, renderReceiptPdf, renderStatementPdf, statementFile } from './receipt-pdf.ts';
import { receiptText } from './receipt-text.ts';
import { statementFacts } from './statement-facts.ts';
import { PAID_GIFT } from './testing/paid-gift.ts';
import { readPdf } from './testing/read-pdf.ts';

const corrected = receiptFacts({
  ...PAID_GIFT,
  siteCountryCode: 'NZL',
  number: '77',
  corrects: '61',
  issuedOn: '2027-04-12',
  returned: { kind: 'refunded', minor: 2_500, on: '2027-04-11' },
  purchases: [{ label: 'Tea towel', minor: 2_500 }],
});
const yearOf = (gifts: readonly PaidGift[]) =>
  statementFacts({
    siteCountryCode: 'AUS',
    language: 'en',
    donor: PAID_GIFT.donor,
    endsIn: 2027,
    gifts,
    issuedOn: '2027-07-02',
  });
const withName = (name: string) => receiptFacts({ ...PAID_GIFT, donor: { name } });

describe('a receipt on paper', () => {
  it.each([
    ['Australia', receiptFacts(PAID_GIFT)],
    ['New Zealand, corrected', corrected],
  ])('of %s holds every field, as the text of the mail does', async (_, facts) => {
    const { text } = await readPdf(await renderReceiptPdf(facts));
    const rows = [...facts.details, ...facts.amounts, facts.total, ...facts.registrations];
    const parts = [facts.title, facts.agencyName, ...facts.donor, ...facts.statements, facts.demonstration];
    const all = [...parts, ...rows.flat(), ...(facts.claimable ?? []), ...Object.values(facts.signatory ?? {})];
    const mail = receiptText(facts);
    for (const part of all) {
      expect(text, '[D5.02] in the PDF').toContain(part);
      if (part !== facts.agencyName) expect(mail, '[D5.02] in the mail').toContain(part);
    }
    expect(all.length).toBeGreaterThan(25);
  });

  it('is tagged, with its language and title', async () => {
    const receipt = await readPdf(await renderReceiptPdf(corrected));
    expect(receipt.isTagged, '[D5.02] tagged').toBe(true);
    expect(receipt.lang, '[D5.02] language').toBe('en-NZ');
    expect(receipt.title, '[D5.02] title').toBe('Corrected donation receipt 77, Haven Refugee Aid');
    expect(receipt.pages).toBe(1);
    const counts = (role: string) => receipt.roles.filter((each) => each === role).length;
    expect(['Document', 'H1', 'H2', 'Table'].map(counts), '[D5.02] structure').toEqual([1, 1, 1, 3]);
    const rows = corrected.details.length + corrected.amounts.length + corrected.registrations.length + 3;
    expect(counts('TR'), '[D5.02] each row').toBe(rows);
    const bytes = Buffer.from(await renderReceiptPdf(corrected)).toString('latin1');
    expect(bytes, '[D5.02] shows its title').toContain('/DisplayDocTitle true');
    expect(bytes, '[D5.02] PDF/UA').toContain('pdfuaid:part');
  });

  it('has the same bytes each time, whatever was drawn between', async () => {
    const first = await renderReceiptPdf(corrected);
    await renderReceiptPdf(withName('محمد علي'));
    const [second, third] = await Promise.all([renderReceiptPdf(corrected), renderReceiptPdf(corrected)]);
    expect(Buffer.compare(first, second), '[D5.02] byte-equal').toBe(0);
    expect(Buffer.compare(first, third), '[D5.02] byte-equal').toBe(0);
    expect(Buffer.compare(first, await renderReceiptPdf(receiptFacts(PAID_GIFT)))).not.toBe(0);
  });

  it.each([
    ['Tāwhiri Ōkusitino', 'Tāwhiri Ōkusitino'],
    // Typed with macrons of their own, as some keyboards send them.
    ['Ta\u0304whiri', 'Tāwhiri'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Ελένη Жанна Łukasz', 'Ελένη Жанна Łukasz'],
    ['தமிழ் Anbu', 'Anbu'],
    // No font of a receipt has these: a box stands for each.
    ['李小龍 Wáng', '□□□ Wáng'],
    ['🎈 Mere', '□ Mere'],
    ['a\u0000b\u202ec\ud800d\ne', 'a b c□d'],
  ])('shows the name %j', async (name, shown) => {
    const { text, pages } = await readPdf(await renderReceiptPdf(withName(name)));
    expect(text).toContain(shown);
    expect(pages).toBe(1);
  });

  it('shapes a name in Arabic letters, and keeps the letters for screen readers', async () => {
    const name = 'محمد علي حسن';
    const bytes = await renderReceiptPdf(withName(name));
    const { text } = await readPdf(bytes);
    // Glyphs that only complete a letter have no letter of their own.
    expect(text.replace(/[\p{Cc}\s]/gu, '')).toContain(name.replaceAll(' ', ''));
    const utf16 = Buffer.from(`\ufeff${name}`, 'utf16le').swap16();
    expect(Buffer.from(bytes).includes(utf16.subarray(0, 6)), 'as ActualText').toBe(true);
  });

  it('runs from right to left in Arabic, with names, sums and the English claim among it [A3.05]', async () => {
    const facts = receiptFacts({ ...PAID_GIFT, language: 'ar', donor: { ...PAID_GIFT.donor, name: 'سميرة Haddad' } });
    const bytes = await renderReceiptPdf(facts);
    const { text, lang, pages, isTagged } = await readPdf(bytes);
    expect([lang, pages, isTagged]).toEqual(['ar', 1, true]);
    const actual = (words: string) => Buffer.from(bytes).includes(Buffer.from(words, 'utf16le').swap16());
    // Bytes of brackets and backslashes are escaped in a file, so parts of words without them are looked for.
    for (const statement of [facts.title, ...facts.statements])
      for (const part of statement.replace(/[\u200e\u200f\u2066-\u2069]/g, ' ').split(/[()\\\u0628\u0629\s]/))
        expect(actual(part), `[D5.02] ${part}`).toBe(true);
    for (const part of ['Haddad', '1042', '75.00', 'Visa', 'Receipt for a gift'])
      expect(text, '[D5.02] from left to right within it').toContain(part);
    expect(Buffer.compare(bytes, await renderReceiptPdf(facts)), '[D5.02] byte-equal').toBe(0);
  });

  it('wraps a name without end', async () => {
    const { text } = await readPdf(await renderReceiptPdf(withName('Wolfeschlegelstein'.repeat(40))));
    expect(text).toContain('Page 1 of');
  });
});

describe('the files of mails and downloads', () => {
  it('are the drawn papers under names without personal data', async () => {
    const receipt = await receiptFile(PAID_GIFT);
    expect([receipt.fileName, receipt.contentType]).toEqual(['receipt-1042.pdf', 'application/pdf']);
    const drawn = await renderReceiptPdf(receiptFacts(PAID_GIFT));
    expect(Buffer.compare(receipt.content, drawn), '[D5.02] attached as served').toBe(0);
    const { donor } = PAID_GIFT;
    const year = {
      siteCountryCode: 'NZL',
      language: 'en',
      donor,
      endsIn: 2027,
      gifts: [],
      issuedOn: '2027-04-02',
    } as const;
    const statement = await statementFile(year);
    expect(statement.fileName).toBe('gifts-nz-2027.pdf');
    expect((await readPdf(statement.content)).text).toContain('There were no gifts in this tax year.');
  });
});

describe('a statement on paper', () => {
  const gifts = Array.from({ length: 60 }, (_, index) => ({ ...PAID_GIFT, number: String(1_001 + index) }));

  it('continues on further pages with its headings, tagged, and the same each time', async () => {
    const facts = yearOf(gifts);
    const bytes = await renderStatementPdf(facts);
    const { text, lang, title, isTagged, pages, roles } = await readPdf(bytes);
    for (const { receipt } of facts.lines) expect(text, '[D4.03] each receipt').toContain(` ${receipt} `);
    for (const part of facts.sums.flat()) expect(text, '[D4.03] sums').toContain(part);
    expect(text).toContain(`Page ${pages} of ${pages}`);
    expect(pages).toBeGreaterThan(2);
    expect(text.match(/What for/g)).toHaveLength(pages);
    expect([lang, title, isTagged], '[D5.02] language, title, tags').toEqual([
      'en-AU',
      'Statement of gifts, 1 July 2026 to 30 June 2027, Haven Refugee Aid',
      true,
    ]);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(Buffer.compare(bytes, await renderStatementPdf(facts)), '[D5.02] byte-equal').toBe(0);
  });
});
