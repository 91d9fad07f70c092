import { Component } from '@angular/core';
import { DonationForm } from 'haven/angular';

/** A page with one block: what is in it comes with it. */
@Component({
  selector: 'appeal-app',
  imports: [DonationForm],
  template: `
    <main>
      <h1>Give</h1>
      <donation-form></donation-form>
    </main>
  `,
})
export class OneBlock {}
