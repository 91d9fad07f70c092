import type { Hono } from 'hono';
import { parseBequest } from '#website/forms/bequest.ts';
import { refused } from '../forms/form-answer.ts';
import type { FormLimits } from '../forms/form-limits.ts';
import { participationContext } from '../forms/form-page-context.ts';
import { receiveForm } from '../forms/receive-form.ts';
import { type Fields, textField } from '../http/read-fields.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { API_PATHS, spellings } from '../site/api-paths.ts';
import { to } from '../site/page-context.ts';
import { siteOf } from '../site/sites.ts';
import type { WebsiteServices } from '../website-services.ts';
import { findBequestForm } from './bequest-forms.ts';
import { bequestPage } from './bequest-page.ts';

const UNKNOWN_FORM = 'This form is not known here: open its page again.';

/**
 * The post of the guide's form (W7.05). It runs no bot check (W7.20), so its limit is lower, and the request contains
 * only the visitor's address: recipient, text and link come from the form's settings.
 */
export function bequestRoute(app: Hono<WebsiteEnv>, services: WebsiteServices, limits: FormLimits): void {
  const { participation } = services;
  const formFor = (fields: Fields) => findBequestForm(textField(fields, 'formKey'));
  const siteFor = (fields: Fields) =>
    siteOf(formFor(fields)?.siteCountryCode ?? parseBequest(fields).values.siteCountryCode);

  const post = (c: WebsiteContext) =>
    receiveForm(c, {
      async take(fields) {
        limits.post(c, 'bequest');
        const form = formFor(fields);
        if (!form) return refused({}, [UNKNOWN_FORM]);
        const { values, errors } = parseBequest(fields);
        if (Object.keys(errors).length > 0) return refused(errors as Record<string, string>);
        await participation.requestGuide(form, values.subscriberEmail);
        return { isTaken: true, done: undefined };
      },
      taken: () => ({ success: true, errors: [] }),
      refused: (errors) => ({ success: false, errors }),
      next: (fields) => to(siteFor(fields), '/bequest/thank-you'),
      again: async (fields, sent) =>
        bequestPage(await participationContext(c, services, siteFor(fields), '/bequest'), { sent }),
    });

  for (const path of spellings(API_PATHS.submitBequest)) routeMethods(app, path, { post });
}
