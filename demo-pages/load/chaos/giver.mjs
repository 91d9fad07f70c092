import { randomUUID } from 'node:crypto';
import { Buyer } from '../buyer.mjs';

/** Somebody who gives once, with the same call as `<donation-form>`. */
export class Giver extends Buyer {
  key = randomUUID();

  async open() {
    const { status } = await this.call('/donate');
    return status === 200;
  }

  async pay() {
    const answer = await this.call('/umbraco/api/Donation/Submit', {
      donationKey: this.key,
      siteCountryCode: 'AUS',
      frequency: 'one-off',
      amount: 75,
      coverCosts: false,
      total: 75,
      appeal: '',
      contentId: '2101',
      customerTitle: '',
      customerFirstName: 'Aroha',
      customerLastName: 'Ngata',
      customerEmailAddress: `${this.key}@example.org`,
      readPrivacy: true,
      paymentType: 'CreditCard',
      paymentData: this.token,
    });
    if (![200, 202, 429].includes(answer.status)) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`);
    const result = JSON.parse(answer.text);
    if (result.errors?.length === 0 && result.transactionId) this.transactionId = result.transactionId;
    return { ...result, isPending: answer.status === 202 || result.nextAction === 'wait' };
  }
}
