import type { Hono } from 'hono';
import { parseBequest } from '#rules/forms/bequest.ts';
import {
  API_PATHS,
  type Fields,
  type FormLimits,
  formRefusal,
  participationContext,
  postedLanguage,
  postedSite,
  receiveForm,
  routeMethods,
  type Site,
  spellings,
  textField,
  to,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { ParticipationServices } from '../participation-services.ts';
import { type BequestSettings, findBequestForm, guidePicture, pageGuide } from './bequest-forms.ts';
import { bequestPage } from './bequest-page.tsx';

const UNKNOWN_FORM = 'We could not find this form. Please open its page again.';

/** Where a page without JavaScript goes next; it names a guide that is not the country's own. */
function thanksPath({ formKey, siteCountryCode }: BequestSettings, site: Site): string {
  const query = formKey === pageGuide(siteCountryCode) ? '' : `?guide=${formKey}`;
  return to(site, `/bequest/thank-you${query}`);
}

/**
 * The post of the guide's form (W7.05). It runs no bot check (W7.20), so its limit is lower, and the request contains
 * only the visitor's address: recipient, text and link come from the form's settings.
 */
export function bequestRoute(app: Hono<WebsiteEnv>, services: ParticipationServices, limits: FormLimits): void {
  const { participation, db } = services;

  const post = (c: WebsiteContext) => {
    let form: BequestSettings | undefined;
    const siteFor = (fields: Fields) =>
      postedSite(form?.siteCountryCode ?? parseBequest(fields).values.siteCountryCode, fields);
    return receiveForm(c, limits, {
      name: 'bequest',
      async take(fields) {
        form = await findBequestForm(db, textField(fields, 'formKey'));
        if (!form) return formRefusal({}, [UNKNOWN_FORM]);
        const { values, errors } = parseBequest(fields);
        if (Object.keys(errors).length > 0) return formRefusal(errors);
        await participation.requestGuide(form, {
          email: values.subscriberEmail,
          language: postedLanguage(c, fields),
        });
        return { isTaken: true, done: undefined };
      },
      taken: () => ({ success: true, errors: [] }),
      refused: (errors) => ({ success: false, errors }),
      next: (fields) => (form ? thanksPath(form, siteFor(fields)) : to(siteFor(fields), '/bequest')),
      async again(fields, sent) {
        // A refusal by a limit comes before the form was looked for, and is rendered with it too.
        form ??= await findBequestForm(db, textField(fields, 'formKey'));
        const site = siteFor(fields);
        const shown = form ?? (await findBequestForm(db, pageGuide(site.code)));
        const picture = await guidePicture(db, shown);
        return bequestPage(await participationContext(c, services, site, '/bequest'), { form: shown, picture, sent });
      },
    });
  };

  for (const path of spellings(API_PATHS.submitBequest)) routeMethods(app, path, { post });
}
