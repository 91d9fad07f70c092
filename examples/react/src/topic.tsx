import { CountdownTimer, DropDown } from 'haven/react';
import { useState } from 'react';

export function Topic({ topics }: { topics: string[] }) {
  const [topic, setTopic] = useState('');
  return (
    <>
      <CountdownTimer endDate="2039-12-31">Until the end of 2039, for {topics.length} topics.</CountdownTimer>
      <DropDown label="Topic" options={topics} onSelectionChange={({ detail }) => setTopic(detail.value)} />
      <output id="topic">{topic}</output>
    </>
  );
}
