/**
 * What projects call themselves besides their own name: part of many names, a name alone of none. Each without its
 * last "s".
 */
export const nameHeads: ReadonlySet<string> = new Set(
  `apartment arcade avenue bay block boulevard bungalow castle central chamber city condo corner cottage county court
  courtyard creek crest dale district domain dream east edge elite elegance emerald enclave estate exotica farm field forest
  fortune garden gate glade global golf grand grande green greenfield grove habitat harmony haven height heritage highland
  hill home horizon house icon island lake lakefront lakeside lakeview land layout legacy life living lotus luxe luxury
  magnificent manor mansion meadow mist new nest north oak oasi one orchard palace palm paradise park parkway pearl phase
  pinnacle place plaza plus point pride prime promenade prosper province regency regent residence residency residence
  resort ridge river riverside rise rose royal royale sector serene serenity signature silver south sky skyline spring
  square star street suite summit sun sunrise sunset terrace the tower town township tranquil valley view villa village
  vista water waterfront west wing wood world zen zenith of a and by at in phase block i ii iii iv v`
    .trim()
    .split(/\s+/),
);

/** Words of names as they are shortened or misspelt most, each as names are compared. */
export const shortenedNames: ReadonlyMap<string, string> = new Map([
  ['dist', 'district'],
  ['hts', 'height'],
  ['hights', 'height'],
  ['apts', 'apartment'],
  ['twp', 'township'],
]);
