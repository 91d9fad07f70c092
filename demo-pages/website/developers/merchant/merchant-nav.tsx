import { type Markup, type PageContext, to } from '../../platform/index.ts';
import { MERCHANT_GROUPS } from './merchant-demos.ts';

/** Every demo by its group; `current` is the one whose page this is. */
export function merchantNav({ site }: PageContext, current?: string): Markup {
  const link = (id: string, short: string) => (
    <li key={id}>
      <a href={to(site, `/merchant/${id}`)} aria-current={id === current ? 'page' : undefined}>
        {short}
      </a>
    </li>
  );
  return (
    <nav className="merchant-nav" aria-label="Demos">
      <dl>
        {MERCHANT_GROUPS.map(({ id, title, text, demos }) => (
          <div key={id} id={id}>
            <dt>{title}</dt>
            <dd>
              <p>{text}</p>
              <ul role="list">{demos.map((demo) => link(demo.id, demo.short))}</ul>
            </dd>
          </div>
        ))}
      </dl>
    </nav>
  );
}
