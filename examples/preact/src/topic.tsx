import 'haven/elements/countdown-timer';
import 'haven/elements/drop-down';
import { useState } from 'preact/hooks';

export function Topic({ topics }: { topics: string[] }) {
  const [topic, setTopic] = useState('');
  return (
    <>
      <countdown-timer end-date="2039-12-31">Until the end of 2039, for {topics.length} topics.</countdown-timer>
      <drop-down label="Topic" options={topics} onselection-change={({ detail }) => setTopic(detail.value)} />
      <output id="topic">{topic}</output>
    </>
  );
}
