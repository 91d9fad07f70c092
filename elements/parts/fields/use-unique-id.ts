import { useId } from 'react';

/** An id that is unique in the page, and the same where a server has rendered the view. */
export const useUniqueId = (prefix: string): string => `${prefix}-${useId()}`;
