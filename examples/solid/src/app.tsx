import 'haven/checkout-widget';
import 'haven/elements/quantity-stepper';
import 'haven/elements/update-details-form';
import { createSignal, Show } from 'solid-js';
import { Topic } from './topic';

export function App() {
  const [topics, setTopics] = createSignal(['Water', 'Shelter']);
  const [isOpen, setIsOpen] = createSignal(true);
  const [isBusy, setIsBusy] = createSignal(false);
  const [quantity, setQuantity] = createSignal(2);
  const [payment, setPayment] = createSignal('open');
  return (
    <main>
      <h1>An appeal</h1>
      <Show when={isOpen()}>
        <Topic topics={topics()} />
      </Show>
      <quantity-stepper
        label="Tents"
        prop:value={quantity()}
        prop:disabled={isBusy()}
        on:quantity-change={({ detail }) => setQuantity(detail.quantity)}
      />
      <output id="quantity">{quantity()}</output>
      <update-details-form prop:donor={{ firstName: 'Ana' }} />
      <pay-widget
        on:paymentSuccessful={({ detail }) => setPayment(`paid ${detail.charge_id}`)}
        on:unavailable={() => setPayment('unavailable')}
      />
      <output id="payment">{payment()}</output>
      <button id="add" type="button" onClick={() => setTopics([...topics(), 'School'])}>
        Add a topic
      </button>
      <button id="open" type="button" onClick={() => setIsOpen(!isOpen())}>
        Open or close
      </button>
      <button id="busy" type="button" onClick={() => setIsBusy(!isBusy())}>
        Busy or not
      </button>
    </main>
  );
}
