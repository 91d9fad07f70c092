import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WebsiteApiError } from '#rules/api/website-api-error.ts';
import { z } from '#rules/api/zod.ts';
import { formAddress, formTarget } from './form-target.ts';

const page = { baseURI: 'https://charity.example/petition' } as Document;
const ask = (endpoint: string, allowedOrigins = '', action = '/post') => {
  try {
    return formAddress({ action, endpoint, allowedOrigins }, page);
  } catch (error) {
    if (!(error instanceof WebsiteApiError)) throw error;
    return [error.code, (error.cause as Error).message];
  }
};

describe('where a form may post', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('is this site without an endpoint, and an endpoint whose origin is listed exactly', () => {
    expect(ask(''), '[A2.03] action').toBe('/post');
    expect(ask('https://forms.example/in', 'https://a.example https://forms.example'), '[A2.03] listed').toBe(
      'https://forms.example/in',
    );
    expect(ask('http://127.0.0.1:8790/in', 'http://127.0.0.1:8790')).toBe('http://127.0.0.1:8790/in');
    expect(ask('https://charity.example/in')).toBe('https://charity.example/in');
  });

  it.each([
    ['https://forms.example/in', ''],
    ['https://forms.example/in', 'https://forms.example:8443'],
    ['https://forms.example/in', 'https://example'],
    ['https://forms.example/in', 'https://*.example'],
    ['https://forms.example/in', '*'],
    ['https://forms.example.evil.example/in', 'https://forms.example'],
    ['https://me:secret@forms.example/in', 'https://forms.example'],
    ['http://forms.example/in', 'http://forms.example'],
    ['//forms.example/in', ''],
    ['javascript:alert(1)', 'https://forms.example'],
    ['data:text/plain,x', 'null'],
    ['https://', 'https://forms.example'],
  ])('refuses %s with the list %s, and says to the author what to change [A2.03]', (endpoint, allowed) => {
    expect(ask(endpoint, allowed)).toEqual(['not_set_up', expect.stringMatching(/may not post to .*: (add|use) /)]);
  });

  it('refuses an action at another origin in the same way', () => {
    expect(ask('', '', 'https://forms.example/in')).toEqual([
      'not_set_up',
      'The form may not post to "https://forms.example/in": add https://forms.example to allowed-origins.',
    ]);
  });

  it('takes only exact origins into the list', () => {
    const takes = (list: string) => formTarget.allowedOrigins.safeParse(list).success;
    expect(['', 'https://a.example', 'https://a.example  http://localhost:8790'].map(takes)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['*', 'https://*.example', 'https://a.example/', 'http://a.example', 'a.example', 'null'].some(takes)).toBe(
      false,
    );
  });
});

it('needs no endpoint, and reports what is wrong with a list', () => {
  const target = z.object(formTarget);
  expect(target.parse({})).toEqual({ endpoint: '', allowedOrigins: '' });
  expect(target.safeParse({ allowedOrigins: 'https://a.example b' }).error?.issues[0]?.message).toBe(
    'give exact https origins like https://forms.example.org, separated by spaces, without a path or a wildcard',
  );
});

it.each(['https://me@forms.example/in', 'https://:secret@forms.example/in'])(
  'refuses %s, which names a user',
  (url) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(ask(url, 'https://forms.example')).toEqual(['not_set_up', expect.any(String)]);
  },
);
