import { type WalletCardChoice, WalletSheet } from '#testing-kit/playwright.ts';
import { providerPort } from '../../playwright.config.ts';
import { expect, type Locator, type Page } from './test.ts';

const SANDBOX = `http://127.0.0.1:${providerPort}`;

/** One wallet's page for merchants, and the requests of the browser. */
export interface WalletSection {
  id: string;
  section: Locator;
  result: Locator;
  again: Locator;
  /** The sheet of a simulated wallet; it covers the whole page. */
  sheet: Locator;
  /** Pays in the sheet, with a card that is chosen first. */
  pay(card?: WalletCardChoice): Promise<void>;
  /** Names of the events so far, in order; repeated ones count once. */
  events(): Promise<string[]>;
  /** The number of capture requests. */
  captures(): number;
  /** The provider's record of the captured charge. */
  charge(): Promise<{ status: string; amount: number; shipping?: Record<string, unknown> }>;
}

/** Opens the wallet's page, which renders its buttons. */
export async function openWallet(page: Page, id: string): Promise<WalletSection> {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/v1/charges/wallet/capture')) {
      tokens.push(request.headers()['x-access-token'] ?? '');
    }
  });
  await page.goto(`/merchant/${id}`);
  const sheet = new WalletSheet(page);
  const log = page.locator(`#${id}-log`);
  return {
    id,
    section: page.locator(`#${id}-demo`),
    result: page.locator(`#${id}-result`),
    again: page.locator(`#${id}-again`),
    sheet: sheet.dialog,
    pay: (card) => sheet.pay(card),
    events: () => log.locator('p strong').allTextContents(),
    captures: () => tokens.length,
    async charge() {
      expect(new Set(tokens).size).toBe(1);
      const [, claims = ''] = (tokens[0] ?? '').split('.');
      const { charge_id } = JSON.parse(Buffer.from(claims, 'base64url').toString());
      const answer = await page.request.get(`${SANDBOX}/v1/charges/wallet/${charge_id}`, {
        headers: { 'x-user-secret-key': 'sk_sandbox_haven' },
      });
      return (await answer.json()).resource.data;
    },
  };
}

export const expectPaid = ({ result }: WalletSection) => expect(result).toHaveText(/^Paid( AUD 20\.00)?\.$/);
