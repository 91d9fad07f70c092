import 'haven/checkout-widget';
import 'haven/elements/quantity-stepper';
import 'haven/elements/update-details-form';
import { useState } from 'preact/hooks';
import { Topic } from './topic';

export function App() {
  const [topics, setTopics] = useState(['Water', 'Shelter']);
  const [isOpen, setIsOpen] = useState(true);
  const [isBusy, setIsBusy] = useState(false);
  const [quantity, setQuantity] = useState(2);
  const [payment, setPayment] = useState('open');
  return (
    <main>
      <h1>An appeal</h1>
      {isOpen && <Topic topics={topics} />}
      <quantity-stepper
        label="Tents"
        value={quantity}
        disabled={isBusy}
        onquantity-change={({ detail }) => setQuantity(detail.quantity)}
      />
      <output id="quantity">{quantity}</output>
      <update-details-form donor={{ firstName: 'Ana' }} />
      <pay-widget
        onpaymentSuccessful={({ detail }) => setPayment(`paid ${detail.charge_id}`)}
        onunavailable={() => setPayment('unavailable')}
      />
      <output id="payment">{payment}</output>
      <button id="add" type="button" onClick={() => setTopics([...topics, 'School'])}>
        Add a topic
      </button>
      <button id="open" type="button" onClick={() => setIsOpen(!isOpen)}>
        Open or close
      </button>
      <button id="busy" type="button" onClick={() => setIsBusy(!isBusy)}>
        Busy or not
      </button>
    </main>
  );
}
