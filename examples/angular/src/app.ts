import { Component, signal } from '@angular/core';
import { PayWidget, QuantityStepper, UpdateDetailsForm } from 'haven/angular';
import { Topic } from './topic';

@Component({
  selector: 'appeal-app',
  imports: [PayWidget, QuantityStepper, Topic, UpdateDetailsForm],
  template: `
    <main>
      <h1>An appeal</h1>
      @if (isOpen()) {
        <appeal-topic [topics]="topics()" />
      }
      <quantity-stepper
        label="Tents"
        [value]="quantity()"
        [disabled]="isBusy()"
        (quantity-change)="quantity.set($event.detail.quantity)"
      ></quantity-stepper>
      <output id="quantity">{{ quantity() }}</output>
      <update-details-form [donor]="donor"></update-details-form>
      <pay-widget
        (paymentSuccessful)="payment.set('paid ' + $event.detail.charge_id)"
        (unavailable)="payment.set('unavailable')"
      ></pay-widget>
      <output id="payment">{{ payment() }}</output>
      <button id="add" type="button" (click)="topics.set([...topics(), 'School'])">Add a topic</button>
      <button id="open" type="button" (click)="isOpen.set(!isOpen())">Open or close</button>
      <button id="busy" type="button" (click)="isBusy.set(!isBusy())">Busy or not</button>
    </main>
  `,
})
export class App {
  readonly topics = signal(['Water', 'Shelter']);
  readonly isOpen = signal(true);
  readonly isBusy = signal(false);
  readonly quantity = signal(2);
  readonly payment = signal('open');
  readonly donor = { firstName: 'Ana' };
}
