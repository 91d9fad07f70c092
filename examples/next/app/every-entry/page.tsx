import 'haven/autoload';
import 'haven/checkout-widget';
import 'haven/elements/countdown-timer';
import { CopyLinkElement } from 'haven/elements/copy-link/class';
import { HtmlWidget } from 'haven/sdk';
import { Autoload } from './autoload';

/** A Server Component that imports code for browsers: nothing of it runs on the server. */
export default function Page() {
  return (
    <main>
      <Autoload />
      <h1>Every entry</h1>
      <countdown-timer end-date="2039-12-31">{typeof CopyLinkElement && typeof HtmlWidget}</countdown-timer>
    </main>
  );
}
