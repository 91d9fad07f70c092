import { CountdownTimer } from 'haven/react';
import { App } from './app';

/** A Server Component: tags that need no handler work in it as they are. */
export default function Page() {
  return (
    <main>
      <h1>An appeal</h1>
      <CountdownTimer endDate="2039-06-30">Until June 2039.</CountdownTimer>
      <App />
    </main>
  );
}
