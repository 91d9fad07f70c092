import { html } from 'hono/html';
import type { Library } from '../core/index.ts';

/** The section of the sandbox's page that gives merchants the script tags to paste. `origin` is the sandbox's own. */
export function librarySection({ version, scripts }: Library, origin: string) {
  const address = (path: string) => `${origin}/v/${version}/${path}`;
  return html`<section aria-labelledby="library">
        <h2 id="library">The library for your page</h2>
        <p>Paste a script tag. <code>${origin}/sdk/sdk.global.js</code> is always the current build; the addresses below
          belong to this build for ever, so a tag can state the integrity value (<a href="/integrity.json">as JSON</a>).</p>
        <div class="table" role="region" aria-label="Table of the library’s scripts" tabindex="0">
          <table>
            <thead><tr><th scope="col">Script</th><th scope="col">Tag</th></tr></thead>
            <tbody>
              ${scripts.map(
                ({ path, integrity }) => html`<tr>
                <td><code>${path}</code></td>
                <td><code>&lt;script ${path.endsWith('.global.js') ? 'defer' : 'type="module"'} src="${address(path)}" integrity="${integrity}" crossorigin="anonymous"&gt;&lt;/script&gt;</code></td>
              </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>`;
}
