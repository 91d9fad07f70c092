import { setTimeout as wait } from 'node:timers/promises';

const FAULT_RATE = 0.4;

/** A provider that is slow, half open or says everything twice, on every call of a payment. */
export async function provider({ providerLink, seconds }) {
  providerLink.faultRate = FAULT_RATE;
  await wait(seconds * 1000);
  providerLink.faultRate = 0;
  const met = Object.entries(providerLink.counts).map(([name, count]) => `\n    ${count} × ${name}`);
  return { text: `${FAULT_RATE * 100} % of the calls to the provider met a fault:${met.join('')}\n `, isRight: true };
}
