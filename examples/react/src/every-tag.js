import 'haven/autoload';
import manifest from 'haven/custom-elements.json';

// The first example of every tag, to see that its view draws with this version of React.
const examples = manifest.modules.flatMap(({ declarations }) =>
  declarations.flatMap(({ demos = [] }) => demos.slice(0, 1).map(({ source }) => source.html)),
);
document.querySelector('main').innerHTML = examples.join('\n');
