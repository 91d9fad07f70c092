import type { Hono } from 'hono';
import { parseUpdateDetails } from '#rules/forms/update-details.ts';
import {
  API_PATHS,
  BOT_CHECK_REFUSED,
  checkSender,
  type Fields,
  type FormLimits,
  formRefusal,
  participationContext,
  postedLanguage,
  postedSite,
  receiveForm,
  routeMethods,
  spellings,
  to,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { ParticipationServices } from '../participation-services.ts';
import { updateDetailsPage } from './update-details-page.tsx';

/** The donor form's post (W7.11). */
export function updateDetailsRoute(app: Hono<WebsiteEnv>, services: ParticipationServices, limits: FormLimits): void {
  const { participation, forms } = services;
  const siteFor = (fields: Fields) => postedSite(parseUpdateDetails(fields).values.siteCountryCode, fields);

  const post = (c: WebsiteContext) =>
    receiveForm(c, limits, {
      name: 'update-details',
      async take(fields) {
        const { values, errors } = parseUpdateDetails(fields);
        if (Object.keys(errors).length > 0) return formRefusal(errors);
        const sender = { action: 'update-details', token: values.recaptchaToken, fields } as const;
        const verdict = await checkSender(c, sender, forms, limits);
        if (!verdict.isPerson) return formRefusal({}, [verdict.message]);
        const isTaken = await participation.update(values, postedLanguage(c, fields), verdict.use);
        return isTaken ? { isTaken, done: undefined } : formRefusal({}, [BOT_CHECK_REFUSED]);
      },
      taken: () => ({ errors: [], success: 1, friendlyErrorMessage: '' }),
      refused: (errors) => ({ errors, success: 0, friendlyErrorMessage: errors[0] ?? '' }),
      next: (fields) => to(siteFor(fields), '/update-details/thank-you'),
      again: async (fields, sent) =>
        updateDetailsPage(await participationContext(c, services, siteFor(fields), '/update-details'), {
          ticket: await forms.ticket('update-details'),
          sent,
        }),
    });

  for (const path of spellings(API_PATHS.submitDonorUpdate)) routeMethods(app, path, { post });
}
