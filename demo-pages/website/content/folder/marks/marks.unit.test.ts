import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSvg } from './check-svg.ts';
import { readMarks } from './read-marks.ts';

const drawing = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 48 24" ${attributes}>\n${content}\n</svg>`;
const told = (source: string) => checkSvg('images/logo.svg', source).faults.map(({ line, text }) => `${line} ${text}`);

/** What runs, loads or costs time, as attackers and drawing programs write it. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<script href="data:text/javascript,alert(1)"/>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<g onclick="alert(1)"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<image href="https://evil.example/a.png"/>',
  '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  '<use href="https://evil.example/a.svg#a"/>',
  '<use href="#a"/>',
  '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>',
  '<style>@import url(https://evil.example/a.css)</style>',
  '<style>path { fill: url(https://evil.example/a) }</style>',
  '<path style="fill: url(https://evil.example/a)"/>',
  '<path style="fill: u\\72l(https://evil.example/a)"/>',
  '<path style="background: image-set(\'https://evil.example/a\' 1x)"/>',
  '<path fill="url(//evil.example/a)"/>',
  '<path fill="url( &quot;https://evil.example&quot; )"/>',
  '<path mask="url(data:image/svg+xml,a)"/>',
  '<linearGradient xlink:href="https://evil.example/a.svg#a"/>',
  '<linearGradient href="//evil.example/a"/>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<filter id="a"><feTurbulence baseFrequency="0.9" numOctaves="9"/></filter>',
  '<feImage href="https://evil.example/a"/>',
  '<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>',
  '<html:script xmlns:html="http://www.w3.org/1999/xhtml">alert(1)</html:script>',
  '<text>Our name</text>',
  '<path d="M0 0"',
  '<?xml-stylesheet href="https://evil.example/a.css"?>',
  '<g>'.repeat(30) + '</g>'.repeat(30),
  '<path d="M0 0"/>'.repeat(2_100),
  `<path d="${'M0 0'.repeat(20_000)}"/>`,
];

describe('a drawing of the folder', () => {
  it('may hold shapes and colours [O4.02]', () => {
    const whole =
      '<title>Awa</title><defs><linearGradient id="a"><stop offset="0" stop-color="#177e4c"/></linearGradient></defs>' +
      '<g fill="url(#a)" style="opacity: .9"><path d="M1 1h9v9z"/><circle cx="4" cy="4" r="2"/></g>';
    expect(checkSvg('a.svg', `<?xml version="1.0" encoding="UTF-8"?>\n${drawing(whole)}`), '[O4.02]').toEqual({
      value: { width: 48, height: 24 },
      faults: [],
    });
  });

  it.each(HOSTILE)('is refused with what runs, loads or costs time: %s [O4.02]', (content) => {
    expect(told(drawing(content)).length, '[O4.02]').toBeGreaterThan(0);
  });

  it('is refused with entities, and without a size [O4.02]', () => {
    expect(told(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${drawing('&a;')}`), '[O4.02]').not.toEqual(
      [],
    );
    const laughs = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    expect(told(`${laughs}${drawing('<title>&b;</title>')}`), '[O4.02]').not.toEqual([]);
    expect(told('<svg xmlns="http://www.w3.org/2000/svg"/>'), '[O4.02]').toEqual([
      expect.stringContaining('viewBox="0 0 48 48"'),
    ]);
    expect(told('no drawing'), '[O4.02]').not.toEqual([]);
  });

  it('is told with the line of the fault and what to do [O1.05]', () => {
    expect(told(drawing('<path d="M0 0"/>\n<text>Awa</text>')), '[O1.05]').toEqual([
      '3 <text>: turn the text into paths: readers may not have its font',
    ]);
  });
});

describe('the pictures by which a charity is known', () => {
  const inFolder = async (files: Record<string, string | Buffer>, use: (folder: string) => Promise<void>) => {
    const folder = await mkdtemp(join(tmpdir(), 'haven-marks-'));
    await mkdir(join(folder, 'images'));
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'images', name), content);
    await use(folder).finally(() => rm(folder, { recursive: true }));
  };

  it('may all be missing, and are read with their sizes [O4.02]', async () => {
    await inFolder({}, async (folder) => {
      expect(await readMarks(folder), '[O4.02]').toEqual({ marks: {}, faults: [] });
    });
    await inFolder({ 'logo.svg': drawing('<path d="M0 0h4"/>') }, async (folder) => {
      const { marks } = await readMarks(folder);
      expect(marks.logo, '[O4.02]').toMatchObject({ file: 'images/logo.svg', width: 48, height: 24 });
    });
  });

  it('are refused with what to do [O1.05]', async () => {
    const files = {
      'logo.svg': drawing('<script/>'),
      'icon.svg': drawing('<path d="M0 0"/>'),
      'social.png': 'no picture',
    };
    await inFolder(files, async (folder) => {
      const { faults } = await readMarks(folder);
      expect(
        faults.map(({ file, line, text }) => `${file}:${line} ${text}`),
        '[O1.05]',
      ).toEqual([
        'images/logo.svg:2 <script>: remove it: a drawing runs no script',
        'images/social.png:1 this is no PNG picture: save it as one',
        'images/icon.svg:1 draw the icon in a square: its width is not its height',
      ]);
    });
  });
});
