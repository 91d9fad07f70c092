import type { WebsiteContext } from './website-env.ts';

/** A text in a page that each visitor must have of their own, such as a form's single-use ticket. */
export interface VisitorValue {
  value: string;
  make(): string | Promise<string>;
}

/** Makes such a text for this page; a page that is kept gets a new one each time that it is sent. */
export async function visitorValue(c: WebsiteContext, make: VisitorValue['make']): Promise<string> {
  const value = await make();
  c.set('visitorValues', [...(c.get('visitorValues') ?? []), { value, make }]);
  return value;
}
