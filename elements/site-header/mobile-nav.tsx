import { ItemToggle } from './item-toggle.tsx';
import type { Navigation } from './nav-items.ts';
import { NavLink, NavList } from './nav-link.tsx';

/** The menu of narrow screens: the navigation with its branches, and the right-hand column (W2.07). */
export function MobileNav({ navigation: { label, items } }: { navigation: Navigation }) {
  return (
    <div className="menu" part="menu">
      <nav aria-label={label}>
        <ul className="menu__list">
          {items.map((item) => (
            <li className="menu__item" key={`${item.label} ${item.href}`}>
              {(item.href !== undefined || item.items.length === 0) && <NavLink item={item} />}
              {item.items.length > 0 && (
                <>
                  <ItemToggle item={item} />
                  {/* Beside its details, which are only as wide as their button. */}
                  <div className="menu__branch">
                    <NavList items={item.items} />
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="menu__column">
        <slot name="aside" />
      </div>
    </div>
  );
}
