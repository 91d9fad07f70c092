import { afterNextRender, Component, computed, type ElementRef, signal, viewChild } from '@angular/core';
import {
  DonationForm,
  DonationMode,
  DropDown,
  EmergencyBanner,
  PayWidget,
  QuantityStepper,
  UpdateDetailsForm,
} from 'haven/angular';
import { OwnStepperTag } from './own-stepper';

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
@Component({
  selector: 'appeal-app',
  imports: [
    DonationForm,
    DonationMode,
    DropDown,
    EmergencyBanner,
    OwnStepperTag,
    PayWidget,
    QuantityStepper,
    UpdateDetailsForm,
  ],
  template: `
    <main>
      <h1>Custom elements everywhere</h1>
      @if (isShown()) {
        <emergency-banner id="banner" linkUrl="/donate">Families without a roof: {{ round() }}</emergency-banner>
      } @else {
        <p id="instead">No banner</p>
      }
      <quantity-stepper
        id="stepper"
        [label]="given().label"
        [value]="given().quantity"
        [disabled]="given().isBusy"
      ></quantity-stepper>
      <drop-down
        id="topics"
        [options]="given().topics"
        (selection-change)="hear('selection-change ' + $event.detail.value)"
      ></drop-down>
      <update-details-form id="donor" [donor]="given().donor"></update-details-form>
      <donation-form id="amounts" [monthlyAmounts]="given().amounts"></donation-form>
      <donation-mode id="mode" #mode></donation-mode>
      <pay-widget
        id="payment"
        (unavailable)="hear('unavailable')"
        (paymentSuccessful)="hear('paymentSuccessful ' + $event.detail.charge_id)"
      ></pay-widget>
      <own-stepper
        id="own"
        (QuantityChange)="hear('QuantityChange')"
        (QTYchange)="hear('QTYchange')"
      ></own-stepper>
      <output id="heard">{{ heard().join(', ') }}</output>
      <button id="change" type="button" (click)="round.set(2)">Change what is given</button>
      <button id="toggle" type="button" (click)="isShown.set(!isShown())">Show or hide the banner</button>
    </main>
  `,
})
export class Everywhere {
  readonly round = signal(1);
  readonly given = computed(() => givenIn(this.round()));
  readonly isShown = signal(true);
  readonly heard = signal<string[]>([]);
  readonly mode = viewChild.required<ElementRef<HTMLElementTagNameMap['donation-mode']>>('mode');

  constructor() {
    afterNextRender(() => {
      const { nativeElement } = this.mode();
      nativeElement.addEventListener('mode-change', ({ detail }) => this.hear(`mode-change ${detail.mode}`));
    });
  }

  hear(text: string) {
    this.heard.update((before) => [...before, text]);
  }
}
