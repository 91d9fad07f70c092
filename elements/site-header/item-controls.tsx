import { useTexts } from '#runtime/texts/use-texts.ts';
import type { NavItem } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import { HEADER_TEXTS } from './site-header.texts.ts';
import { ToggleButton } from './toggle-button.tsx';
import type { Disclosure } from './use-disclosure.ts';

interface ItemControlsProps extends Disclosure {
  item: NavItem;
  /** The name of the panel, which is also its id. */
  name: string;
}

/** An item's link with a button beside it, or only a button if it has no link. */
export function ItemControls({ item, name, open, toggle }: ItemControlsProps) {
  const t = useTexts(HEADER_TEXTS);
  const more = {
    open: open === name,
    controls: name,
    onPress: (event: Parameters<typeof toggle>[1]) => toggle(name, event),
  };
  if (item.items.length === 0) return <NavLink item={item} />;
  if (item.href === undefined) {
    return (
      <ToggleButton className="link link--button" {...more}>
        {item.label}
        <span className="haven-icon haven-icon--chevron" />
      </ToggleButton>
    );
  }
  return (
    <>
      <NavLink item={item} />
      <ToggleButton className="more" label={t('pagesBelow', { label: item.label })} {...more}>
        <span className="haven-icon haven-icon--chevron" />
      </ToggleButton>
    </>
  );
}
