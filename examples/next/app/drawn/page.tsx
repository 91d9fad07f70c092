import { Autoload } from '../every-entry/autoload';
import { Appeal } from './appeal';

/** A Server Component whose tag the server has drawn. */
export default function Page() {
  return (
    <main>
      <Autoload />
      <h1>Drawn</h1>
      <Appeal />
    </main>
  );
}
