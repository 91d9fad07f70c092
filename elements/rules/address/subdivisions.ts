import REGION_SAID from '#texts/elements/regions';
/** A state, territory or region: the posted code and the name for people. */
export interface Subdivision {
  readonly code: string;
  readonly name: string;
}

/** Australia's states and territories. */
export const AUSTRALIAN_STATES: readonly Subdivision[] = [
  { code: 'ACT', name: REGION_SAID.texts.act },
  { code: 'NSW', name: REGION_SAID.texts.nsw },
  { code: 'NT', name: REGION_SAID.texts.nt },
  { code: 'QLD', name: REGION_SAID.texts.qld },
  { code: 'SA', name: REGION_SAID.texts.sa },
  { code: 'TAS', name: REGION_SAID.texts.tas },
  { code: 'VIC', name: REGION_SAID.texts.vic },
  { code: 'WA', name: REGION_SAID.texts.wa },
];

/** New Zealand's regions, by their ISO 3166-2 codes without the country. */
export const NEW_ZEALAND_REGIONS: readonly Subdivision[] = [
  { code: 'AUK', name: REGION_SAID.texts.auk },
  { code: 'BOP', name: REGION_SAID.texts.bop },
  { code: 'CAN', name: REGION_SAID.texts.can },
  { code: 'CIT', name: REGION_SAID.texts.cit },
  { code: 'GIS', name: REGION_SAID.texts.gis },
  { code: 'HKB', name: REGION_SAID.texts.hkb },
  { code: 'MWT', name: REGION_SAID.texts.mwt },
  { code: 'MBH', name: REGION_SAID.texts.mbh },
  { code: 'NSN', name: REGION_SAID.texts.nsn },
  { code: 'NTL', name: REGION_SAID.texts.ntl },
  { code: 'OTA', name: REGION_SAID.texts.ota },
  { code: 'STL', name: REGION_SAID.texts.stl },
  { code: 'TKI', name: REGION_SAID.texts.tki },
  { code: 'TAS', name: REGION_SAID.texts.tasman },
  { code: 'WKO', name: REGION_SAID.texts.wko },
  { code: 'WGN', name: REGION_SAID.texts.wgn },
  { code: 'WTC', name: REGION_SAID.texts.wtc },
];
