import { Component, input, signal } from '@angular/core';
import { CountdownTimer, DropDown } from 'haven/angular';

@Component({
  selector: 'appeal-topic',
  imports: [CountdownTimer, DropDown],
  template: `
    <countdown-timer endDate="2039-12-31">Until the end of 2039, for {{ topics().length }} topics.</countdown-timer>
    <drop-down label="Topic" [options]="topics()" (selection-change)="topic.set($event.detail.value)"></drop-down>
    <output id="topic">{{ topic() }}</output>
  `,
})
export class Topic {
  readonly topics = input.required<string[]>();
  readonly topic = signal('');
}
