import 'haven/checkout-widget';
import 'haven/elements/donation-form';
import 'haven/elements/donation-mode';
import 'haven/elements/drop-down';
import 'haven/elements/emergency-banner';
import 'haven/elements/quantity-stepper';
import 'haven/elements/update-details-form';
import { createSignal, Show } from 'solid-js';
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
  const [round, setRound] = createSignal(1);
  const [isShown, setIsShown] = createSignal(true);
  const [heard, setHeard] = createSignal<string[]>([]);
  const hear = (text: string) => setHeard((before) => [...before, text]);
  const listen = (element: HTMLElementTagNameMap['donation-mode']) =>
    element.addEventListener('mode-change', ({ detail }) => hear(`mode-change ${detail.mode}`));
  const given = () => givenIn(round());
  return (
    <main>
      <h1>Custom elements everywhere</h1>
      <Show when={isShown()} fallback={<p id="instead">No banner</p>}>
        <emergency-banner id="banner" link-url="/donate">
          Families without a roof: {round()}
        </emergency-banner>
      </Show>
      <quantity-stepper
        id="stepper"
        label={given().label}
        prop:value={given().quantity}
        prop:disabled={given().isBusy}
      />
      <drop-down
        id="topics"
        prop:options={given().topics}
        on:selection-change={({ detail }) => hear(`selection-change ${detail.value}`)}
      />
      <update-details-form id="donor" prop:donor={given().donor} />
      <donation-form id="amounts" prop:monthlyAmounts={given().amounts} />
      <donation-mode id="mode" ref={listen} />
      <pay-widget
        id="payment"
        on:unavailable={() => hear('unavailable')}
        on:paymentSuccessful={({ detail }) => hear(`paymentSuccessful ${detail.charge_id}`)}
      />
      <own-stepper id="own" on:QuantityChange={() => hear('QuantityChange')} on:QTYchange={() => hear('QTYchange')} />
      <output id="heard">{heard().join(', ')}</output>
      <button id="change" type="button" onClick={() => setRound(2)}>
        Change what is given
      </button>
      <button id="toggle" type="button" onClick={() => setIsShown(!isShown())}>
        Show or hide the banner
      </button>
    </main>
  );
}
