import { describe, expect, it } from 'vitest';
import { ELEMENTS } from '../../../developers/reference/element-catalogue.ts';
import { renderBlocks } from '../../../platform/http/render-blocks.ts';
import { renderMarkup } from '../../../platform/pages/render-page.ts';
import { siteOf } from '../../../platform/site/sites.ts';
import { pageBody } from './page-view.tsx';
import { readPage } from './read-page.ts';

const HEAD = `---
title: Our work
description: What we do in a year, with whom we do it, and what it costs those who give.
path: /our-work
---

`;
const FIRST_LINE = 7;

const faultsOf = async (body: string) =>
  ((await readPage('pages/en/our-work.md', HEAD + body)).faults ?? []).map(
    ({ line, column, text }) => `${line - FIRST_LINE + 1}:${column} ${text}`,
  );

const examples = ELEMENTS.flatMap(({ tag, documentation }) =>
  documentation.examples.map(({ title, html }) => ({ tag, title, html })),
);

/** A tag that holds blocks stands on a line of its own in Markdown. */
const onOwnLines = (html: string) =>
  html.includes('<fieldset') ? html.replace(/<\/?(?:fieldset|form)\b[^>]*>/g, '\n$&\n') : html;

describe('a tag in a page', () => {
  it.each(examples)('$tag: its example “$title” is accepted, and rendered [O2.01]', async ({ tag, html }) => {
    const { value, faults } = await readPage('pages/en/our-work.md', HEAD + onOwnLines(html));
    expect(faults?.map(({ line, column, text }) => `${line}:${column} ${text}`).join('\n'), '[O2.01]').toBeUndefined();
    const markup = value && renderMarkup(pageBody(value, siteOf('NZL')));
    expect(markup, '[O2.01]').toContain(`<${tag}`);
    const page = await renderBlocks(`<!doctype html><html lang="en-NZ"><body>${markup}</body></html>`, Date.now());
    expect(page).toContain(`<${tag}`);
  });

  const wrong = ELEMENTS.flatMap(({ tag, attributes }) => {
    const made = [
      [`<${tag}x label="a"></${tag}x>`, `<${tag}x>`],
      [`<${tag} zzzqqq="1"></${tag}>`, 'zzzqqq'],
      [`<${tag} onclick="alert(1)"></${tag}>`, 'onclick'],
      [`<${tag} style="color:red"></${tag}>`, 'style'],
      [`<${tag} class={a}></${tag}>`, 'braces'],
      [`<${tag} class="a" class="b"></${tag}>`, 'twice'],
      [`<${tag} class=“a”></${tag}>`, 'straight quotes'],
      [`<${tag}>`, tag],
    ];
    for (const { name, isJson, kind, options } of attributes) {
      if (isJson) made.push([`<${tag}\n ${name}='[{]'></${tag}>`, name]);
      else if (kind === 'number') made.push([`<${tag}\n ${name}="many"></${tag}>`, name]);
      else if (kind === 'boolean') made.push([`<${tag}\n ${name}="perhaps"></${tag}>`, name]);
      else if (options && name !== 'site-country-code') made.push([`<${tag}\n ${name}="zzzqqq"></${tag}>`, name]);
    }
    return made.map(([markup = '', about = '']) => ({ markup, about }));
  });

  it('is refused with its line however it is used wrongly: more than 200 ways [O2.02]', async () => {
    expect(wrong.length, '[O2.02]').toBeGreaterThan(200);
    const missed: string[] = [];
    for (const { markup, about } of wrong) {
      const faults = await faultsOf(`Before.\n\n${markup}\n\nAfter.`);
      const lines = markup.includes('\n') ? ['3', '4'] : ['3'];
      if (!faults.some((fault) => lines.includes(fault.split(':')[0] ?? '') && fault.includes(about)))
        missed.push(`${markup} → ${faults.join(' | ')}`);
    }
    expect(missed, '[O2.02] each with file, line and advice').toEqual([]);
  });

  it('stands on lines of its own, with what it requires [O2.02]', async () => {
    expect(await faultsOf('A **form <donation-form></donation-form>** here.')).toEqual([
      expect.stringContaining('1:10 <donation-form> stands in a sentence'),
    ]);
    expect((await faultsOf('<animated-counter>5</animated-counter>')).join(), 'required').toContain(
      '“value”'.slice(1, 6),
    );
  });
});

/** Each in a page of its own, on its third line. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<script src="https://evil.example/x.js"></script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" alt="a" onerror="alert(1)">',
  '<img src="/a.png" alt="a" onload="alert(1)"/>',
  '<img src="javascript:alert(1)" alt="a">',
  '<img src="//evil.example/a.png" alt="a">',
  '<img src="data:text/html,<script>alert(1)</script>" alt="a">',
  '<img srcset="//evil.example/a.png 1x" alt="a">',
  '<svg onload="alert(1)"></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a href="javascript:alert(1)">x</a></svg>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf" />',
  '<link rel="stylesheet" href="https://evil.example/x.css" />',
  '<meta http-equiv="refresh" content="0;url=https://evil.example" />',
  '<base href="https://evil.example/" />',
  '<style>body { display: none }</style>',
  '<p style="position:fixed">x</p>',
  '<p onclick="alert(1)">x</p>',
  '<p onClick="alert(1)">x</p>',
  '<div onmouseover="alert(1)">x</div>',
  '<div dangerouslySetInnerHTML="x">x</div>',
  '<div contenteditable="true">x</div>',
  '<div is="x-y">x</div>',
  '<div ref="x">x</div>',
  '<div {...alert(1)}>x</div>',
  '<div class={alert(1)}>x</div>',
  '<>x</>',
  '<a.b>x</a.b>',
  '<svg:script>alert(1)</svg:script>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/&#9;/evil.example">x</a>',
  '<a href="http://evil.example">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="blob:https://x/y">x</a>',
  '<a href="/a" target="_blank">x</a>',
  '<a href="/a" ping="https://evil.example">x</a>',
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](JAVASCRIPT&colon;alert(1))',
  '[x](data:text/html,x)',
  '[x](</\\evil.example>)',
  '![x](javascript:alert(1))',
  '![x](//evil.example/a.png)',
  '[x]: javascript:alert(1)',
  '[x]: //evil.example',
  '<javascript:alert(1)>',
  '<https://evil.example>',
  '<form action="https://evil.example" formaction="x"></form>',
  '<form action="javascript:alert(1)"></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input type="image" src="x" formaction="javascript:alert(1)">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p>x</p></noscript>',
  '<textarea autofocus onfocus="alert(1)"></textarea>',
  '<video src="https://evil.example/a.mp4"></video>',
  '<!doctype html>',
  '<?php echo 1 ?>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<!-- --!><script>alert(1)</script>',
  '<!--><script>alert(1)</script>',
  '<copy-link onclick="alert(1)"></copy-link>',
  '<copy-link style="x"></copy-link>',
  '<video-block src="javascript:alert(1)" label="x"></video-block>',
  '<video-block src="//evil.example/x.webm" label="x"></video-block>',
];

describe('hostile markup in a page', () => {
  it('is refused with its line: each of more than 60 kinds [O2.01]', async () => {
    expect(HOSTILE.length, '[O2.01]').toBeGreaterThan(60);
    const missed: string[] = [];
    for (const markup of HOSTILE) {
      const faults = await faultsOf(`Before.\n\n${markup}\n`);
      if (!faults.some((fault) => fault.startsWith('3:'))) missed.push(`${markup} → ${faults.join(' | ')}`);
    }
    expect(missed, '[O2.01]').toEqual([]);
  });

  it('cannot hide in a comment, which is dropped [O2.01]', async () => {
    const { value } = await readPage(
      'pages/en/a.md',
      `${HEAD}One <!-- <script>alert(1)</script> --> two.\n\n<!-- a\n\nb -->\n`,
    );
    const markup = value && renderMarkup(pageBody(value, siteOf('AUS')));
    expect(markup, '[O2.01]').toMatch(/^<p>One +two\.<\/p>\s*$/);
  });

  it('cannot hold up the server: too large, too deep [O2.01]', async () => {
    expect((await faultsOf('`'.repeat(100_001)))[0], '[O2.01]').toContain('larger than 100 kB');
    expect((await faultsOf(`${'<div>\n'.repeat(2_000)}`)).length, '[O2.01]').toBeGreaterThan(0);
  });
});

describe('front matter', () => {
  const check = async (from: string, to: string) =>
    ((await readPage('pages/en/a.md', HEAD.replace(from, to))).faults ?? []).map(
      ({ line, column, text }) => `${line}:${column} ${text}`,
    );

  it.each([
    ['title: Our work\n', '', '2:1 title: write the title of the page'],
    ['title: Our', 'titel: Our', '2:1 titel is not known; did you mean title?'],
    ['/our-work', '/Our Work', '4:7 path: write a path of small letters, figures and hyphens'],
    ['/our-work', '/nz/our-work', '4:7 path: another part of the site has this path'],
    ['Our work\n', '“Our work”\n', '2:8 write the text without quotes, or in straight ones'],
    ['path: /our-work', 'path: /our-work\npublish: tomorrow', '5:10 publish: write a moment with its offset'],
    ['path: /our-work', 'path: /our-work\npicture: //x.example/a.png', '5:10 picture: write a path'],
    ['path: /our-work', 'path: /our-work\npicture: /a.png', '5:10 picture: write alt'],
    ['path: /our-work', 'path: /our-work\nnavigation: { menu: top }', '5:21 navigation.menu: write main'],
    ['path: /our-work', 'path: /our-work\npath: /b', '5:1 this is written twice'],
  ])('with %j as %j is refused where it is wrong [O2.01]', async (from, to, fault) => {
    expect((await check(from, to)).join('\n'), '[O2.01]').toContain(fault);
  });
});
