import { describeTakeover } from '#parts/testing/takeover-fixture.ts';
import { documentation, tag } from './petition-form.definition.ts';

describeTakeover(tag, documentation.examples[0].html, () => import('./petition-form.tsx'));
