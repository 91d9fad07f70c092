import { errorList, successFlag, z } from './zod.ts';

/** The response to the bequest form's post (W7.05). */
export const bequestResponseSchema = z.object({ success: successFlag, errors: errorList });

export type BequestResponse = z.infer<typeof bequestResponseSchema>;

/** A request for the guide has failed unless it is a success without errors (W8.11). */
export const bequestFailed = ({ success, errors }: BequestResponse) => !success || errors.length > 0;
