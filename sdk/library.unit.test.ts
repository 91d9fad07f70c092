import { describe, expect, it } from 'vitest';
import { WIRE_VERSION } from './client/version.ts';
import * as library from './index.ts';

describe('the library', () => {
  it('is version 1.131.0, written v1.131.0 on the wire [S1.13]', () => {
    expect([library.VERSION, WIRE_VERSION]).toEqual(['1.131.0', 'v1.131.0']);
  });

  it('knows no user roles: no public name, method or option speaks of them [S6.01]', () => {
    const names = Object.entries(library).flatMap(([name, value]) => [
      name,
      ...(typeof value === 'function' ? methodsOf(value.prototype) : Object.keys(value)),
    ]);
    expect(names.length).toBeGreaterThan(200);
    expect(names).toContain('setEnv');
    expect(names.filter((name) => /role|permission|admin/i.test(name))).toEqual([]);
  });
});

function methodsOf(prototype: object | null): string[] {
  return prototype === null || prototype === Object.prototype
    ? []
    : [...Object.getOwnPropertyNames(prototype), ...methodsOf(Object.getPrototypeOf(prototype))];
}
