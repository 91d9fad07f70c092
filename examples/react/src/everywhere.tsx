import type { DonationModeElementEvents } from 'haven/elements';
import {
  DonationForm,
  DonationMode,
  DropDown,
  EmergencyBanner,
  PayWidget,
  QuantityStepper,
  UpdateDetailsForm,
} from 'haven/react';
import { useEffect, useRef, useState } from 'react';

/** What is given to the tags, at first and after a change. */
const givenIn = (round: number) => ({
  label: `Tents ${round}`,
  quantity: round + 3,
  isBusy: round === 1,
  topics: ['Water', `Shelter ${round}`],
  donor: { firstName: `Ana ${round}` },
  amounts: [{ amount: 35 * round, does: `blankets for ${round}` }],
});

/** What a framework must be able to do with a tag: `npm test -- examples` tries each. */
export function Everywhere() {
  const [round, setRound] = useState(1);
  const [isShown, setIsShown] = useState(true);
  const [heard, setHeard] = useState<string[]>([]);
  const mode = useRef<HTMLElementTagNameMap['donation-mode']>(null);
  const hear = (text: string) => setHeard((before) => [...before, text]);
  useEffect(() => {
    const element = mode.current;
    const listen = ({ detail }: DonationModeElementEvents['mode-change']) =>
      setHeard((before) => [...before, `mode-change ${detail.mode}`]);
    element?.addEventListener('mode-change', listen);
    return () => element?.removeEventListener('mode-change', listen);
  }, []);
  const given = givenIn(round);
  return (
    <main>
      <h1>Custom elements everywhere</h1>
      {isShown ? (
        <EmergencyBanner id="banner" linkUrl="/donate">
          Families without a roof: {round}
        </EmergencyBanner>
      ) : (
        <p id="instead">No banner</p>
      )}
      <QuantityStepper id="stepper" label={given.label} value={given.quantity} disabled={given.isBusy} />
      <DropDown
        id="topics"
        options={given.topics}
        onSelectionChange={({ detail }) => hear(`selection-change ${detail.value}`)}
      />
      <UpdateDetailsForm id="donor" donor={given.donor} />
      <DonationForm id="amounts" monthlyAmounts={given.amounts} />
      <DonationMode id="mode" ref={mode} />
      <PayWidget
        id="payment"
        onUnavailable={() => hear('unavailable')}
        onPaymentSuccessful={({ detail }) => hear(`paymentSuccessful ${detail.charge_id}`)}
      />
      <output id="heard">{heard.join(', ')}</output>
      <button id="change" type="button" onClick={() => setRound(2)}>
        Change what is given
      </button>
      <button id="toggle" type="button" onClick={() => setIsShown(!isShown)}>
        Show or hide the banner
      </button>
    </main>
  );
}
