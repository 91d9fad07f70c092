import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isFormMethod, type PaymentMethodName } from '#parts/payment/payment-state.ts';
import { createDonationApi } from '#rules/api/donation-api.ts';
import { DonationFlow, type DonationOutcome } from './donation-flow.ts';
import { donationPage } from './donation-page.ts';
import type { PaymentPartProps } from './payment-part.tsx';
import { type DeviceWallets, deviceWallets, possibleWallets, usableMethods } from './usable-methods.ts';

const NO_WALLETS: DeviceWallets = { applePay: false, googlePay: false };

/** The payment of this part, from its first render until its removal, its visible state, and the ways to pay. */
export function useDonationPayment({ page, ready, session, onEnd }: PaymentPartProps) {
  const latestEnd = useRef<(outcome: DonationOutcome) => void>(onEnd);
  latestEnd.current = onEnd;
  const [flow] = useState(
    () =>
      new DonationFlow(donationPage(page, ready), {
        api: createDonationApi(page.action),
        session,
        ended: (outcome) => latestEnd.current(outcome),
      }),
  );
  useEffect(() => flow.update(donationPage(page, ready)), [flow, page, ready]);
  useEffect(() => () => flow.end(), [flow]);

  const { paymentMethods, applePayScript, googlePayScript } = page;
  const [device, setDevice] = useState<DeviceWallets>();
  useEffect(() => {
    let isCurrent = true;
    void deviceWallets(possibleWallets({ paymentMethods, applePayScript, googlePayScript })).then((wallets) => {
      if (isCurrent) setDevice(wallets);
    });
    return () => {
      isCurrent = false;
    };
  }, [paymentMethods, applePayScript, googlePayScript]);
  const snapshot = useSyncExternalStore(flow.store.subscribe, flow.store.snapshot);
  const methods: readonly PaymentMethodName[] = usableMethods(page, ready.gift.frequency, device ?? NO_WALLETS);

  // Where there is only one form to pay with, it opens without a click. A wallet would start a charge.
  const [only] = methods;
  const isOnly = device !== undefined && methods.length === 1 && only !== undefined && isFormMethod(only);
  useEffect(() => {
    if (isOnly && flow.store.snapshot().payment.paymentOption === 'None') flow.choose(only);
  }, [flow, isOnly, only]);
  return { flow, shown: snapshot, methods };
}
