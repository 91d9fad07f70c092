/** Where an update stands (W4.48 to W4.56). */
export interface UpdateState {
  readonly submitted: boolean;
  /** As of the last submit: a field that is needed is empty or wrong. */
  readonly missingAny: boolean;
  /** As of the last submit: none of the five items is ticked. */
  readonly needToUpdateOne: boolean;
  /** The post is on its way; the bot check before it does not count. */
  readonly submitting: boolean;
  readonly submitSuccess: boolean;
}

export type UpdateStep =
  | { readonly type: 'submit'; readonly missingAny: boolean; readonly needToUpdateOne: boolean }
  | { readonly type: 'post' }
  | { readonly type: 'answer'; readonly success: boolean };

/** W4.48 */
export const UNSUBMITTED: UpdateState = {
  submitted: false,
  missingAny: true,
  needToUpdateOne: true,
  submitting: false,
  submitSuccess: false,
};

/** The state after a step: a submit is judged afresh, a post begins, its answer (or its failure) ends it. */
export function nextUpdateState(state: UpdateState, step: UpdateStep): UpdateState {
  switch (step.type) {
    case 'submit':
      return { ...state, missingAny: step.missingAny, needToUpdateOne: step.needToUpdateOne, submitted: true };
    case 'post':
      return { ...state, submitting: true };
    case 'answer':
      return { ...state, submitting: false, submitSuccess: step.success };
  }
}
