import 'haven/elements/countdown-timer';
import 'haven/elements/drop-down';
import { createSignal } from 'solid-js';

export function Topic(props: { topics: string[] }) {
  const [topic, setTopic] = createSignal('');
  return (
    <>
      <countdown-timer end-date="2039-12-31">Until the end of 2039, for {props.topics.length} topics.</countdown-timer>
      <drop-down
        label="Topic"
        prop:options={props.topics}
        on:selection-change={({ detail }) => setTopic(detail.value)}
      />
      <output id="topic">{topic()}</output>
    </>
  );
}
