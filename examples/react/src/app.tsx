import { PayWidget, QuantityStepper, UpdateDetailsForm } from 'haven/react';
import { useState } from 'react';
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
      <QuantityStepper
        label="Tents"
        value={quantity}
        disabled={isBusy}
        onQuantityChange={({ detail }) => setQuantity(detail.quantity)}
      />
      <output id="quantity">{quantity}</output>
      <UpdateDetailsForm donor={{ firstName: 'Ana' }} />
      <PayWidget
        onPaymentSuccessful={({ detail }) => setPayment(`paid ${detail.charge_id}`)}
        onUnavailable={() => setPayment('unavailable')}
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
