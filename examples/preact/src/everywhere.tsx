import 'haven/checkout-widget';
import type { DonationModeElementEvents } from 'haven/elements';
import 'haven/elements/donation-form';
import 'haven/elements/donation-mode';
import 'haven/elements/drop-down';
import 'haven/elements/emergency-banner';
import 'haven/elements/quantity-stepper';
import 'haven/elements/update-details-form';
import { useEffect, useRef, useState } from 'preact/hooks';
import './own-stepper';

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
    const listen = ({ detail }: DonationModeElementEvents['mode-change']) => hear(`mode-change ${detail.mode}`);
    element?.addEventListener('mode-change', listen);
    return () => element?.removeEventListener('mode-change', listen);
  }, []);
  const given = givenIn(round);
  return (
    <main>
      <h1>Custom elements everywhere</h1>
      {isShown ? (
        <emergency-banner id="banner" link-url="/donate">
          Families without a roof: {round}
        </emergency-banner>
      ) : (
        <p id="instead">No banner</p>
      )}
      <quantity-stepper id="stepper" label={given.label} value={given.quantity} disabled={given.isBusy} />
      <drop-down
        id="topics"
        options={given.topics}
        onselection-change={({ detail }) => hear(`selection-change ${detail.value}`)}
      />
      <update-details-form id="donor" donor={given.donor} />
      <donation-form id="amounts" monthlyAmounts={given.amounts} />
      <donation-mode id="mode" ref={mode} />
      <pay-widget
        id="payment"
        onunavailable={() => hear('unavailable')}
        onpaymentSuccessful={({ detail }) => hear(`paymentSuccessful ${detail.charge_id}`)}
      />
      <own-stepper id="own" onQuantityChange={() => hear('QuantityChange')} onQTYchange={() => hear('QTYchange')} />
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
