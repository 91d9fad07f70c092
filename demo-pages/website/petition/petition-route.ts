import type { Hono } from 'hono';
import { parsePetition } from '#website/forms/petition.ts';
import { BOT_CHECK_REFUSED } from '../bot-check/verdict.ts';
import { checkSender } from '../forms/check-sender.ts';
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
import { petitionPage } from './petition-page.ts';
import { findPetition, PETITIONS } from './petitions.ts';
import { countSignatures } from './sign-petition.ts';

const UNKNOWN_PETITION = 'This petition is not open: open its page again.';

/** The petition's post (W7.07). The request only names the petition; its texts and redirects are the server's. */
export function petitionRoute(app: Hono<WebsiteEnv>, services: WebsiteServices, limits: FormLimits): void {
  const { participation, db } = services;
  const settingsFor = (fields: Fields) => findPetition(textField(fields, 'nodeId'));
  const siteFor = (fields: Fields) =>
    siteOf(settingsFor(fields)?.siteCountryCode ?? parsePetition(fields).values.siteCountryCode);

  const post = (c: WebsiteContext) =>
    receiveForm(c, {
      async take(fields) {
        limits.post(c, 'petition');
        const settings = settingsFor(fields);
        if (!settings) return refused({}, [UNKNOWN_PETITION]);
        const { values: petition, errors } = parsePetition(fields, settings);
        if (Object.keys(errors).length > 0) return refused(errors as Record<string, string>);
        const sender = { action: 'petition', token: petition.recaptchaToken, fields } as const;
        const verdict = await checkSender(c, sender, participation, limits);
        if (!verdict.isPerson) return refused({}, [verdict.message]);
        const { result } = await participation.sign({ settings, petition, use: verdict.use });
        // A person who has signed before gets the same answer, so that the form does not reveal whether an address has
        // signed.
        return result === 'refused' ? refused({}, [BOT_CHECK_REFUSED]) : { isTaken: true, done: undefined };
      },
      taken: () => ({ success: true }),
      refused: (errors) => ({ success: false, errors }),
      next: (fields) => to(siteFor(fields), '/petition/thank-you'),
      async again(fields, sent) {
        const site = siteFor(fields);
        return petitionPage(await participationContext(c, services, site, '/petition'), {
          signatures: await countSignatures(db, PETITIONS[site.code].nodeId),
          ticket: await participation.ticket('petition'),
          sent,
        });
      },
    });

  for (const path of spellings(API_PATHS.submitPetition)) routeMethods(app, path, { post });
}
