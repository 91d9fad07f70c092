import { ItemControls } from './item-controls.tsx';
import type { Navigation } from './nav-items.ts';
import { NavList } from './nav-link.tsx';
import { useBranches } from './use-branches.ts';

/** The menu of narrow screens: the navigation with its branches, and the right-hand column (W2.07). */
export function MobileNav({ navigation: { label, items }, open }: { navigation: Navigation; open: boolean }) {
  const branches = useBranches();
  return (
    <div className="menu" part="menu" id="menu" hidden={!open}>
      <nav aria-label={label}>
        <ul className="menu__list">
          {items.map((item, position) => {
            const name = `branch-${position}`;
            const isOpen = branches.isOpen(name);
            return (
              <li className="menu__item" key={`${item.label} ${item.href}`}>
                <ItemControls item={item} name={name} open={isOpen ? name : undefined} toggle={branches.toggle} />
                {isOpen && (
                  <div className="menu__branch" id={name}>
                    <NavList items={item.items} />
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="menu__column">
        <slot name="aside" />
      </div>
    </div>
  );
}
