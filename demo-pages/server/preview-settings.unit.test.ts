import { describe, expect, it } from 'vitest';
import { readPreviewSettings } from './server-configuration.ts';

const SECRET = 'x'.repeat(32);

describe('the settings of the embedded preview', () => {
  it('let nobody frame it and take no address by default', () => {
    expect(readPreviewSettings({}), '[A6.05] default').toEqual({ preview: { origins: [], secret: undefined } });
    expect(readPreviewSettings({ PREVIEW_ORIGINS: '', PREVIEW_SECRET: '' }).preview.origins).toEqual([]);
  });

  it('are read', () => {
    const env = { PREVIEW_ORIGINS: 'https://cms.example.org, http://localhost:3000', PREVIEW_SECRET: SECRET };
    expect(readPreviewSettings(env).preview).toEqual({
      origins: ['https://cms.example.org', 'http://localhost:3000'],
      secret: SECRET,
    });
  });

  it.each([
    ['PREVIEW_ORIGINS', '*'],
    ['PREVIEW_ORIGINS', 'https://*.example.org'],
    ['PREVIEW_ORIGINS', 'https://cms.example.org/path'],
    ['PREVIEW_ORIGINS', "https://cms.example.org; script-src 'unsafe-inline'"],
    ['PREVIEW_ORIGINS', 'http://cms.example.org'],
    ['PREVIEW_SECRET', SECRET.slice(1)],
  ])('refuse a wrong %s: %s', (name, value) => {
    expect(() => readPreviewSettings({ [name]: value }), '[A6.05] refused').toThrow(name);
  });
});
