import { describe, expect, it } from 'vitest';
import { BEQUEST_FIELDS, type BequestGuideRequest } from '#rules/forms/bequest-fields.ts';
import { fullUpdate } from '#rules/forms/testing/donor.ts';
import { createWebsiteApi } from './website-api.ts';

const subscriber = {
  firstName: 'Mia',
  lastName: 'Ng',
  email: 'a@b.org',
  recaptchaToken: 't1',
  siteCountryCode: 'AUS' as const,
};
const petition = {
  ...subscriber,
  nodeId: '1',
  location: '',
  counterTitle: '',
  moduleType: '',
  postcode: '',
  mobile: '',
  subscribe: false,
};

/** A client whose server responds with `body`, and the requests it received. */
function client(body: unknown) {
  const requests: { url: string; method: string | undefined; body: Record<string, unknown> }[] = [];
  const api = createWebsiteApi({
    fetch: async (url, init) => {
      requests.push({ url: String(url), method: init?.method, body: JSON.parse(String(init?.body)) });
      return Response.json(body);
    },
  });
  return { api, requests };
}

describe('the posts of the checked forms', () => {
  it('send a subscriber’s 5 fields and nothing else [W3.01] [W7.06]', async () => {
    const { api, requests } = client({ success: true, id: 5, email: 'a@b.org' });
    const response = await api.submitSubscriber({ ...subscriber, more: 1 } as typeof subscriber);
    expect(response).toEqual({ success: true, id: '5', email: 'a@b.org' });
    expect(requests).toEqual([
      { url: '/umbraco/api/SubscriberForm/SubmitNewSubscriber/', method: 'POST', body: subscriber },
    ]);
  });

  it('send a petition’s 12 fields and nothing else [W3.02] [W7.07]', async () => {
    const { api, requests } = client({ success: true });
    expect(await api.submitPetition({ ...petition, more: 1 } as typeof petition)).toEqual({ success: true });
    expect(requests).toEqual([{ url: '/umbraco/api/PetitionForm/SubmitPetition/', method: 'POST', body: petition }]);
    expect(Object.keys(requests[0]?.body ?? {})).toHaveLength(12);
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    [2, false],
    ['true', false],
    ['yes', false],
    [null, false],
    [undefined, false],
  ])('take success %j as %j [W7.07]', async (success, expected) => {
    expect((await client({ success }).api.submitPetition(petition)).success).toBe(expected);
    expect((await client({ success }).api.submitSubscriber(subscriber)).success).toBe(expected);
  });
});

describe.each([200, 422])('with the status %i', (status) => {
  const response = { errors: ['No.'], success: false, friendlyErrorMessage: '' };
  const requests: { url: string; body: Record<string, unknown> }[] = [];
  const api = createWebsiteApi({
    fetch: async (url, init) => {
      requests.push({ url: String(url), body: JSON.parse(String(init?.body)) });
      return Response.json(response, { status });
    },
  });

  it('a bequest guide’s 7 fields are answered with errors', async () => {
    const request = Object.fromEntries(BEQUEST_FIELDS.map((name) => [name, name])) as unknown as BequestGuideRequest;
    const { errors } = await api.submitBequest({ ...request, more: 1 } as typeof request);
    expect(errors).toEqual(['No.']);
    expect(requests.at(-1)).toEqual({ url: '/umbraco/api/BequestGuideForm/Submit/', body: request });
  });

  it('a donor update’s 31 fields are answered with errors', async () => {
    const { errors } = await api.submitDonorUpdate({ ...fullUpdate, more: 1 } as typeof fullUpdate);
    expect(errors).toEqual(['No.']);
    expect(requests.at(-1)).toEqual({ url: '/umbraco/api/UpdateDetailsForm/SubmitForm', body: fullUpdate });
  });
});
