import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteCountryCode } from '#rules/country.ts';
import { parseBequest } from '#rules/forms/bequest.ts';
import { checkFields } from '#rules/forms/check-fields.ts';
import { DEFAULT_PETITION_FIELDS, parsePetition, petitionRules } from '#rules/forms/petition.ts';
import { parseSubscribe, validateSubscriber } from '#rules/forms/subscribe.ts';
import { fullUpdate } from '#rules/forms/testing/donor.ts';
import { parseUpdateDetails } from '#rules/forms/update-details.ts';
import { DONOR_FIELDS } from '#rules/forms/update-details-fields.ts';
import { demonstration } from '../app/testing/demonstration.ts';
import { storable } from '../platform/http/read-fields.ts';
import { guidesOfFolder } from './entries-of-folder.ts';

const GUIDES = guidesOfFolder(demonstration);

const numRuns = process.env['SOAK'] ? 100_000 : 5_000;

/** Typed values: valid ones, near misses, and any text without control characters, which no field keeps. */
const text = (...good: string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...good) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', ' ', 'x', 'a@b', `${'x'.repeat(200)}`, `${'x'.repeat(201)}`, ' <b>"&\' '),
    },
    { weight: 1, arbitrary: fc.constantFrom(...good).map((value) => ` ${value.toUpperCase()}  `) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }).map(withoutControls) },
  );
const withoutControls = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]/gu, '');
const names = text('Mere', 'Ngāti O’Neill-Smith Jr.', 'عائشة', '👩🏽‍🚒');
const emails = text('mere@example.org', 'a@b.co', '"a b"@x.org', 'mere@[127.0.0.1]', `${'x'.repeat(242)}@example.org`);
const phones = text('0412345678', '0412 345 678', '021 234 567', '02-1234567', '+64211234567');
const postcodes = text('2000', '0110', '20a0', '２０００');
const dates = text('12/27', '09/2030', '13/27', '1/27');
const country = fc.constantFrom<SiteCountryCode>('AUS', 'NZL');
const usually = fc.integer({ min: 0, max: 5 }).map((n) => n > 0);

/** A body as a block sends it, and as a page without JavaScript sends it. */
const asJson = (values: object) => storable(JSON.parse(JSON.stringify(values)));
const asForm = (values: object) =>
  storable(
    Object.fromEntries(
      new URLSearchParams(
        Object.entries(values).flatMap(([name, value]) => (value === false ? [] : [[name, String(value)]])),
      ),
    ),
  );
const isValid = (errors: object) => Object.keys(errors).length === 0;

/** Counts both verdicts, so that a test that only ever produces one of them fails. */
const tally = { valid: 0, invalid: 0 };
const count = (valid: boolean) => {
  tally[valid ? 'valid' : 'invalid'] += 1;
};
function agree<Input>(arbitrary: fc.Arbitrary<Input>, check: (input: Input) => boolean) {
  tally.valid = 0;
  tally.invalid = 0;
  fc.assert(
    fc.property(arbitrary, (input) => count(check(input))),
    { numRuns },
  );
  expect(Math.min(tally.valid, tally.invalid)).toBeGreaterThan(numRuns / 100);
}

describe('the block and the server agree, as JSON and as form fields,', { timeout: numRuns * 10 }, () => {
  it('on every subscriber [W7.12] [W5.04] [W5.05]', () => {
    agree(fc.record({ firstName: names, lastName: names, email: emails, siteCountryCode: country }), (typed) => {
      const valid = isValid(validateSubscriber(typed));
      const posted = parseSubscribe({ ...typed, recaptchaToken: 't' }).values;
      for (const body of [asJson(posted), asForm(posted)]) {
        const { values, errors } = parseSubscribe(body);
        expect([isValid(errors), values]).toEqual([valid, posted]);
      }
      expect(isValid(parseSubscribe(asForm(typed)).errors)).toBe(valid);
      return valid;
    });
  });

  it('on every signature [W7.12] [W3.02]', () => {
    const typed = fc.record({
      ...{ firstName: names, lastName: names, email: emails, postcode: postcodes, mobile: phones },
      subscribe: fc.boolean(),
    });
    agree(fc.tuple(typed, country), ([values, site]) => {
      const settings = { siteCountryCode: site, fields: DEFAULT_PETITION_FIELDS };
      const rules = petitionRules(settings.fields, site);
      const { subscribe: _, ...texts } = values;
      const valid = isValid(checkFields(rules, texts));
      const hidden = {
        nodeId: '1201',
        counterTitle: 'people have signed',
        moduleType: 'petition',
        location: '',
        siteCountryCode: site,
        recaptchaToken: 't',
      };
      const posted = parsePetition({ ...hidden, ...values }, settings).values;
      for (const body of [asJson(posted), asForm(posted)]) {
        const parsed = parsePetition(body, settings);
        expect([isValid(parsed.errors), parsed.values]).toEqual([valid, posted]);
      }
      return valid;
    });
  });

  it('on every request for the guide [W7.12] [W3.05]', () => {
    agree(fc.tuple(emails, country), ([subscriberEmail, site]) => {
      const { key: formKey, fields } = GUIDES.find(({ fields: { siteCountryCode } }) => siteCountryCode === site)!;
      const { guidePath, team, subject, pretext } = fields;
      const page = {
        ...{ formKey, bequestGuideLinkUrl: guidePath, recipientEmail: team, emailSubject: subject },
        ...{ emailPretext: pretext, siteCountryCode: site },
      };
      const { values: posted, errors } = parseBequest({ ...page, subscriberEmail });
      const valid = errors.subscriberEmail === undefined;
      for (const body of [asJson(posted), asForm(posted)]) {
        const parsed = parseBequest(body);
        expect([isValid(parsed.errors), parsed.values]).toEqual([valid, posted]);
      }
      return valid;
    });
  });

  it('on every donor’s update [W7.12] [W3.25]', () => {
    const arbitraries = Object.fromEntries(
      DONOR_FIELDS.map((field) => {
        const good = fullUpdate[field];
        if (typeof good === 'boolean') return [field, usually];
        if (field === 'siteCountryCode' || /country/i.test(field)) return [field, country];
        if (field === 'confirmEmail' || field === 'recaptchaToken') return [field, fc.constant(good)];
        const rare = /mail/i.test(field) ? emails : /phone/.test(field) ? phones : /expiry/.test(field) ? dates : names;
        return [field, fc.oneof({ weight: 30, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: rare })];
      }),
    );
    agree(fc.record(arbitraries), (typed) => {
      const { values: posted, errors } = parseUpdateDetails(typed);
      const valid = isValid(errors);
      for (const body of [asJson(posted), asForm(posted), asForm(typed)]) {
        const parsed = parseUpdateDetails(body);
        expect([isValid(parsed.errors), parsed.values]).toEqual([valid, posted]);
      }
      return valid;
    });
  });
});
