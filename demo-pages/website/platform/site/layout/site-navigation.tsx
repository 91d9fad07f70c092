import LAYOUT from '#texts/website/layout';
import type { MenuGroup, MenuLabel } from '../../pages/define-page.ts';
import { menuOf } from '../../pages/site-pages.ts';
import { pageTexts } from '../languages/page-texts.ts';
import { linkTo, type Markup, type PageContext, to } from '../page-context.ts';

/** The main navigation as nested lists: the header draws from it, and without a script visitors see it as it is. */
export function siteNavigation({ site, path }: PageContext): Markup {
  const text = pageTexts(site, LAYOUT);
  const link = (label: MenuLabel, own: string) => {
    const href = to(site, own);
    const current = path === href ? 'page' : path.startsWith(`${href}/`) || undefined;
    return (
      <a {...linkTo(site, own)} aria-current={current}>
        {text(label)}
      </a>
    );
  };
  const group = ({ name, links }: MenuGroup) => (
    <li key={name}>
      {text(name)}
      <ul role="list">
        {links.map((each) => (
          <li key={each[0]}>{link(...each)}</li>
        ))}
      </ul>
    </li>
  );
  return (
    <nav className="site-nav" aria-label={text('main')}>
      <ul role="list">
        {menuOf('main').map(({ label, path: own, groups }) => (
          <li key={own}>
            {link(label, own)}
            {groups && <ul role="list">{groups.map(group)}</ul>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
