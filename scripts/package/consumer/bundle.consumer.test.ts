import { join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Application, installPackage } from './install-package.ts';

let application: Application;

beforeAll(() => {
  application = installPackage();
});
afterAll(() => application.remove());

/** The bundle of an application's source: all its code, and the package's modules in it. */
async function bundle(source: string) {
  const entry = join(application.folder, 'entry.js');
  const plugin = {
    name: 'entry',
    resolveId: (id: string) => (id === entry ? entry : undefined),
    load: (id: string) => (id === entry ? source : undefined),
  };
  const output = (await build({
    root: application.folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  const chunks = output.flatMap((part) => part.output.filter((file) => file.type === 'chunk'));
  const held = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([file, { renderedLength }]) => (renderedLength > 0 ? [file] : [])),
  );
  return {
    code: chunks.map((chunk) => chunk.code).join('\n'),
    ours: held
      .filter((file) => file.startsWith(application.installed))
      .map((file) => relative(join(application.installed, 'dist/modules'), file)),
    react: held.filter((file) => file.endsWith('react/cjs/react.production.js')),
  };
}

const roomsOf = (files: readonly string[]) => [...new Set(files.map((file) => file.split('/').slice(0, 2).join('/')))];

describe('an application’s bundle', () => {
  it('holds nothing of what it only imports', async () => {
    const { code } = await bundle(
      `import 'haven/sdk'; import 'haven/elements'; import 'haven/react'; import 'haven/elements/petition-form/class';`,
    );
    expect(code.trim()).toBe('');
  });

  it('with WalletButtons holds the wallets, and none of the forms, checkouts or blocks', async () => {
    const { code, ours } = await bundle(`import { WalletButtons } from 'haven/sdk'; globalThis.used = WalletButtons;`);
    expect(roomsOf(ours)).not.toEqual(expect.arrayContaining(['sdk/widget']));
    expect(
      ours.filter((file) =>
        /^sdk\/(widget|three-ds|tokens|fraud|vault|checkout)\/|^(elements|checkout-widget)\//.test(file),
      ),
    ).toEqual([]);
    expect(ours.filter((file) => file.includes('external-checkout'))).toEqual([
      'sdk/external-checkout/dispatch-to-storage.js',
    ]);
    expect(code).toContain('WalletButtons');
    expect(
      ['remote-action', 'configuration_token', 'PaymentSourceBuilder', 'Canvas3ds', 'pay-widget'].filter((marker) =>
        code.includes(marker),
      ),
    ).toEqual([]);
  });

  it('with one form widget holds no wallet', async () => {
    const { ours } = await bundle(`import { HtmlWidget } from 'haven/sdk'; globalThis.used = HtmlWidget;`);
    expect(ours).toContain('sdk/widget/html-widget.js');
    expect(ours.filter((file) => /^sdk\/(wallets|three-ds|fraud|vault|checkout)\//.test(file))).toEqual([]);
  });

  it('with the class of one block holds no other block, no payments and no prose of the reference', async () => {
    const { code, ours } = await bundle(
      `import { CountdownTimerElement } from 'haven/elements/countdown-timer/class'; globalThis.used = CountdownTimerElement;`,
    );
    // The few lines that write JSON are shared with the library.
    const others = ours.filter((file) => !/sdk\/(client\/)?to-json\.js$/.test(file));
    const rooms = roomsOf(others).filter((room) => !/^elements\/(locales|runtime|parts|rules)$/.test(room));
    expect(rooms).toEqual(['elements/countdown-timer']);
    expect(code).toContain('Countdown ended');
    expect(
      ['customElements.define', 'petition', 'carousel', 'haven-button', 'whenToUse', 'Its children are'].filter(
        (marker) => code.includes(marker),
      ),
    ).toEqual([]);
  });

  it('with a tag registers it, even though nothing of it is named', async () => {
    const { code } = await bundle(`import 'haven/elements/countdown-timer';`);
    expect(code).toContain('customElements.define');
    expect(code).toContain('Countdown ended');
  });

  it('with two blocks and an application’s own React has React once', async () => {
    const { react } = await bundle(`
      import * as React from 'react';
      import 'haven/elements/copy-link';
      import 'haven/checkout-widget';
      globalThis.used = React;
    `);
    expect(react).toHaveLength(1);
  });

  it('with one component of React holds that tag alone, in a chunk of its own', async () => {
    const { code, ours } = await bundle(`import { CopyLink } from 'haven/react'; globalThis.used = CopyLink;`);
    const tags = ours.filter((file) => file.endsWith('/define.js'));
    expect(tags, '[A1.08]').toEqual(['elements/copy-link/define.js']);
    expect(code, 'none of the other components').not.toMatch(/tag: .petition-form/);
  });

  it('with the autoloader has every block, each to be loaded when its tag is met', async () => {
    const { ours } = await bundle(`import { initBackOffice } from 'haven/autoload'; initBackOffice();`);
    expect(ours.filter((file) => file.endsWith('/define.js')).length).toBeGreaterThan(25);
  });
});
