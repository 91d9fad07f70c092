/** The fronts that an e-card can have: what is stored, and how people know it. */
export const ECARD_DESIGNS = [
  { id: 'lantern', name: 'Lantern at dusk' },
  { id: 'hills', name: 'Hills at dawn' },
  { id: 'birds', name: 'Birds over blossom' },
  { id: 'kites', name: 'Kites at the camp' },
] as const;
export type EcardDesign = (typeof ECARD_DESIGNS)[number]['id'];

const FIRST = ECARD_DESIGNS[0].id;

/** A design by its id; the first one for anything else, such as a card of the time before there was a choice. */
export function ecardDesign(id: string): EcardDesign {
  return ECARD_DESIGNS.find((design) => design.id === id)?.id ?? FIRST;
}

/** The design that the card at some place begins with, so that the cards of one order differ. */
export function firstDesign(place: number): EcardDesign {
  return ECARD_DESIGNS[place % ECARD_DESIGNS.length]?.id ?? FIRST;
}

/** The picture of a design in pages. */
export function designImage(id: string): string {
  return `/design/ecards/${ecardDesign(id)}.svg`;
}

/** The picture of a design for mails, whose programs draw no SVG. */
export function designMailImage(id: string): string {
  return `/design/ecards/${ecardDesign(id)}.jpg`;
}
