import { Component } from '@angular/core';
import { CountdownTimer, DonationForm, DropDown, GiftItem, PayWidget } from 'haven/angular';

/** What the types refuse, because it would do nothing: each line that begins with a tag is reported. */
@Component({
  selector: 'appeal-refused',
  imports: [CountdownTimer, DonationForm, DropDown, GiftItem, PayWidget],
  template: `
    <gift-item price="much"></gift-item>
    <countdown-timer [end]="'2039'"></countdown-timer>
    <drop-down (selection-change)="$event.detail.topic.trim()"></drop-down>
    <drop-down [options]="12"></drop-down>
    <petition-form></petition-form>
    <pay-widget environment="prodction"></pay-widget>
    <donation-form [headingLevel]="9"></donation-form>
  `,
})
export class Refused {}
