/** The state of an update (W4.48 to W4.56). */
export interface UpdateState {
  readonly submitted: boolean;
  /** At the last submit, a required field was empty or wrong. */
  readonly missingAny: boolean;
  /** At the last submit, none of the five items was ticked. */
  readonly needToUpdateOne: boolean;
  /** The post is pending; the bot check before it does not count. */
  readonly submitting: boolean;
  readonly submitSuccess: boolean;
}

export type UpdateStep =
  | { readonly type: 'submit'; readonly missingAny: boolean; readonly needToUpdateOne: boolean }
  | { readonly type: 'post' }
  | { readonly type: 'response'; readonly success: boolean };

/** W4.48 */
export const UNSUBMITTED: UpdateState = {
  submitted: false,
  missingAny: true,
  needToUpdateOne: true,
  submitting: false,
  submitSuccess: false,
};

/** The state after a step: each submit is checked again; a post starts, and its response or failure ends it. */
export function nextUpdateState(state: UpdateState, step: UpdateStep): UpdateState {
  switch (step.type) {
    case 'submit':
      return { ...state, missingAny: step.missingAny, needToUpdateOne: step.needToUpdateOne, submitted: true };
    case 'post':
      return { ...state, submitting: true };
    case 'response':
      return { ...state, submitting: false, submitSuccess: step.success };
  }
}
