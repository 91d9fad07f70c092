import REGIONS_TEXTS from '#texts/elements/regions';
/** A state, territory or region: the posted code and the name for people. */
export interface Subdivision {
  readonly code: string;
  readonly name: string;
}

/** Australia's states and territories. */
export const AUSTRALIAN_STATES: readonly Subdivision[] = [
  { code: 'ACT', name: REGIONS_TEXTS.texts.act },
  { code: 'NSW', name: REGIONS_TEXTS.texts.nsw },
  { code: 'NT', name: REGIONS_TEXTS.texts.nt },
  { code: 'QLD', name: REGIONS_TEXTS.texts.qld },
  { code: 'SA', name: REGIONS_TEXTS.texts.sa },
  { code: 'TAS', name: REGIONS_TEXTS.texts.tas },
  { code: 'VIC', name: REGIONS_TEXTS.texts.vic },
  { code: 'WA', name: REGIONS_TEXTS.texts.wa },
];

/** New Zealand's regions, by their ISO 3166-2 codes without the country. */
export const NEW_ZEALAND_REGIONS: readonly Subdivision[] = [
  { code: 'AUK', name: REGIONS_TEXTS.texts.auk },
  { code: 'BOP', name: REGIONS_TEXTS.texts.bop },
  { code: 'CAN', name: REGIONS_TEXTS.texts.can },
  { code: 'CIT', name: REGIONS_TEXTS.texts.cit },
  { code: 'GIS', name: REGIONS_TEXTS.texts.gis },
  { code: 'HKB', name: REGIONS_TEXTS.texts.hkb },
  { code: 'MWT', name: REGIONS_TEXTS.texts.mwt },
  { code: 'MBH', name: REGIONS_TEXTS.texts.mbh },
  { code: 'NSN', name: REGIONS_TEXTS.texts.nsn },
  { code: 'NTL', name: REGIONS_TEXTS.texts.ntl },
  { code: 'OTA', name: REGIONS_TEXTS.texts.ota },
  { code: 'STL', name: REGIONS_TEXTS.texts.stl },
  { code: 'TKI', name: REGIONS_TEXTS.texts.tki },
  { code: 'TAS', name: REGIONS_TEXTS.texts.tasman },
  { code: 'WKO', name: REGIONS_TEXTS.texts.wko },
  { code: 'WGN', name: REGIONS_TEXTS.texts.wgn },
  { code: 'WTC', name: REGIONS_TEXTS.texts.wtc },
];
