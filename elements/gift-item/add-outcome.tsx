import { Alert } from '#parts/form/alert.tsx';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { MAX_QUANTITY } from '#website/shop/quantity.ts';
import type { AddState } from './use-add-to-cart.ts';

interface AddOutcomeProps {
  state: AddState;
  itemName: string;
  cartUrl: string | undefined;
}

/** The result of adding: at 9 that this is the maximum, below that the server's message, such as a sold-out gift. */
export function AddOutcome({ state, itemName, cartUrl }: AddOutcomeProps) {
  return (
    <>
      <StatusMessage className="haven-gift-card__status">
        {state.status === 'added' && (
          <>
            {state.inCart < MAX_QUANTITY
              ? (state.message ?? `Added to your cart. ${state.inCart} in cart.`)
              : `Your cart has ${MAX_QUANTITY} of this gift, the maximum for one order.`}
            {cartUrl && (
              <>
                {' '}
                <a className="haven-link" href={cartUrl}>
                  View cart
                </a>
              </>
            )}
          </>
        )}
      </StatusMessage>
      {state.status === 'failed' && (
        <Alert kind="error" title={`${itemName} was not added to your cart.`}>
          {state.reason}
        </Alert>
      )}
    </>
  );
}
