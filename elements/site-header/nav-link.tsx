import type { NavItem } from './nav-items.ts';

/** An item's link, or only its text if it has no address. */
export function NavLink({ item, className = 'link' }: { item: NavItem; className?: string }) {
  const { href, label, current, lang } = item;
  return href === undefined ? (
    <span className={className} lang={lang}>
      {label}
    </span>
  ) : (
    <a className={className} href={href} aria-current={current} lang={lang}>
      {label}
    </a>
  );
}

/** The subpages of an item, with their own subpages. */
export function NavList({ items, className }: { items: readonly NavItem[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={`${item.label} ${item.href}`}>
          <NavLink item={item} />
          {item.items.length > 0 && <NavList items={item.items} />}
        </li>
      ))}
    </ul>
  );
}
