import { describeTakeover } from '#parts/testing/takeover-fixture.ts';
import { documentation, tag } from './subscribe-form.definition.ts';

describeTakeover(tag, documentation.examples[0].html, () => import('./subscribe-form.tsx'));
