import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTags } from '../../build/tag-registry.mjs';
import { checkByToolkit, type Manifest, schemaFaults } from '../../generate/manifest/manifest-faults.ts';
import { importedPackages } from '../published-manifest.mjs';
import { type Application, installPackage } from './install-package.ts';

let application: Application;
const inPackage = (...names: string[]) => join(application.installed, ...names);
const readJson = (name: string) => JSON.parse(readFileSync(inPackage(name), 'utf8'));

beforeAll(() => {
  application = installPackage();
});
afterAll(() => application.remove());

describe('the tarball', () => {
  it('holds a script for each tag, the autoloader, the library and the checkout, which import nothing from outside', () => {
    const scripts = [
      ...listTags().map(({ tag }) => `elements/${tag}.js`),
      'elements/autoload.js',
      'elements/check-authoring.js',
    ];
    for (const name of [...scripts, 'sdk/sdk.js', 'sdk/sdk.global.js', 'checkout-widget/pay-widget.js'])
      expect(existsSync(inPackage('dist', name)), name).toBe(true);
    for (const folder of ['elements', 'sdk', 'checkout-widget'])
      expect(importedPackages(inPackage('dist', folder)), folder).toEqual([]);
  });

  it('holds the sandbox, but no site, no tests and no compressed copies', () => {
    const files = readdirSync(application.installed, { recursive: true }).map(String);
    expect(
      files.filter((name) =>
        /^dist\/server|^demo-pages\/(?!sandbox(\/migrations|$))|snapshot|\.(br|gz|test\.\w+)$|\.vite/.test(name),
      ),
    ).toEqual([]);
  });

  it('needs only what its modules import, and none of the project’s tools', () => {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies, scripts } = readJson('package.json');
    const imported = importedPackages(inPackage('dist/modules'));
    expect([...Object.keys(dependencies), ...Object.keys(peerDependencies)]).toEqual(expect.arrayContaining(imported));
    expect(Object.keys(dependencies).filter((name) => !imported.includes(name))).toEqual([]);
    expect(dependencies, '[A1.08] no second copy of React').not.toHaveProperty('react');
    expect(peerDependencies.react, '[A1.08]').toBe('^18.3.0 || ^19.0.0');
    const ofSandbox = importedPackages(inPackage('dist/sandbox')).filter(
      (name) => !(name in dependencies || name in peerDependencies),
    );
    expect(Object.keys(optionalDependencies), 'what only the sandbox needs may be omitted').toEqual(ofSandbox);
    expect([devDependencies, scripts]).toEqual([undefined, undefined]);
  });

  it('lists exactly its own scripts in its inventory', () => {
    const listed = readJson('dist/script-inventory.json').map(({ path }: { path: string }) => path);
    expect(listed.filter((path: string) => !existsSync(inPackage('dist', path)))).toEqual([]);
    expect(listed).toContain('elements/autoload.js');
    expect(listed.some((path: string) => path.startsWith('vendor/'))).toBe(false);
  });

  it('has a manifest that is valid, whose modules are there and export what it says', async () => {
    const manifest: Manifest = readJson('custom-elements.json');
    expect(schemaFaults(manifest), '[A5.01] official schema').toEqual([]);
    await expect(checkByToolkit(manifest, inPackage('package.json')), '[A5.01] toolkit').resolves.toBeUndefined();
    for (const { path, exports } of manifest.modules) {
      expect(existsSync(inPackage(path)), `[A5.01] ${path}`).toBe(true);
      const code = readFileSync(inPackage(path), 'utf8');
      for (const { kind, name } of exports)
        if (kind === 'js') expect(code, `[A5.01] ${name}`).toMatch(new RegExp(`export \\{[^}]*\\b${name}\\b`));
    }
    expect(readFileSync(inPackage('dist/llms.txt'), 'utf8'), '[A5.01] llms.txt').toContain('### <gift-item>');
  });

  it('gives content systems and editors their data at the addresses of its exports', () => {
    const { exports } = readJson('package.json');
    expect(exports['./cms/*']).toBe('./dist/cms/*');
    expect(readJson('dist/cms/petition-form.schema.json').title).toBe('Petition form');
    expect(readJson('dist/editor/html-custom-data.json').tags.length).toBe(listTags().length + 1);
    // The checkout, and the class that all others extend.
    expect(readJson('custom-elements.json').modules.length).toBe(listTags().length + 2);
  });
});
