/** The designs of an e-card, as they are stored. */
export const ECARD_DESIGNS = ['lantern', 'hills', 'birds', 'kites'] as const;
export type EcardDesign = (typeof ECARD_DESIGNS)[number];

const FIRST = ECARD_DESIGNS[0];

/** A design by its id; the first one for an unknown id, such as that of a card stored before designs existed. */
export function ecardDesign(id: string): EcardDesign {
  return ECARD_DESIGNS.find((design) => design === id) ?? FIRST;
}

/** The default design of the card at an index, so that the cards of one order differ. */
export function firstDesign(place: number): EcardDesign {
  return ECARD_DESIGNS[place % ECARD_DESIGNS.length] ?? FIRST;
}

/** The picture of a design in pages. */
export function designImage(id: string): string {
  return `/design/ecards/${ecardDesign(id)}.svg`;
}

/** The picture of a design for mails, because mail programs show no SVG. */
export function designMailImage(id: string): string {
  return `/design/ecards/${ecardDesign(id)}.jpg`;
}
