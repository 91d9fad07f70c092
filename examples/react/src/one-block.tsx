import { DonationForm } from 'haven/react';

/** A page with one block: what is in it comes with it. */
export function OneBlock() {
  return (
    <main>
      <h1>Give</h1>
      <DonationForm />
    </main>
  );
}
