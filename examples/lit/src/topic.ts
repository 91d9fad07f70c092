import 'haven/elements/countdown-timer';
import type { DropDownElementEvents } from 'haven/elements';
import 'haven/elements/drop-down';
import { html } from 'lit';

type Choice = DropDownElementEvents['selection-change'];

export const topicField = (topics: string[], topic: string, choose: (topic: string) => void) => html`
  <countdown-timer end-date="2039-12-31">Until the end of 2039, for ${topics.length} topics.</countdown-timer>
  <drop-down label="Topic" .options=${topics} @selection-change=${({ detail }: Choice) => choose(detail.value)}></drop-down>
  <output id="topic">${topic}</output>
`;
