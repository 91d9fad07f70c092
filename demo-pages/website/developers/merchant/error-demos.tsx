import { actions, button } from './demo-stage.tsx';
import type { MerchantDemo } from './merchant-demo.ts';

/** Errors, and how the library reports them. */
export const ERROR_DEMOS: readonly MerchantDemo[] = [
  {
    id: 'errors',
    short: 'Errors',
    title: 'When something is wrong',
    text:
      'Every error has a cause from a closed list and says whether trying again can help. It never carries ' +
      'card or bank details.',
    stage: (
      <>
        {actions(
          button('wrong-key', 'Mistype the key', 'secondary'),
          button('provider-down', 'Ask a provider that is down', 'secondary'),
          button('unknown-environment', 'Misname the environment', 'secondary'),
          button('missing-names', 'Forget the gift card network', 'secondary'),
        )}
        <div id="errors-form" />
      </>
    ),
  },
];
