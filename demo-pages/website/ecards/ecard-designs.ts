/** The designs of an e-card: the stored id, and the name that people see. */
export const ECARD_DESIGNS = [
  { id: 'lantern', name: 'Lantern at dusk' },
  { id: 'hills', name: 'Hills at dawn' },
  { id: 'birds', name: 'Birds over blossom' },
  { id: 'kites', name: 'Kites at the camp' },
] as const;
export type EcardDesign = (typeof ECARD_DESIGNS)[number]['id'];

const FIRST = ECARD_DESIGNS[0].id;

/** A design by its id; the first one for an unknown id, such as that of a card stored before designs existed. */
export function ecardDesign(id: string): EcardDesign {
  return ECARD_DESIGNS.find((design) => design.id === id)?.id ?? FIRST;
}

/** The default design of the card at an index, so that the cards of one order differ. */
export function firstDesign(place: number): EcardDesign {
  return ECARD_DESIGNS[place % ECARD_DESIGNS.length]?.id ?? FIRST;
}

/** The picture of a design in pages. */
export function designImage(id: string): string {
  return `/design/ecards/${ecardDesign(id)}.svg`;
}

/** The picture of a design for mails, because mail programs show no SVG. */
export function designMailImage(id: string): string {
  return `/design/ecards/${ecardDesign(id)}.jpg`;
}
