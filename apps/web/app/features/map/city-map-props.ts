import type { Bounds } from '@manemitra/domain/bounds';
import type { VerdictLevel } from '@manemitra/domain/verdict/levels';
import type { LatLng } from '@manemitra/query/place';
import type { ReactNode } from 'react';

export type Theme = 'light' | 'dark';

/** A home on the map. Without words of its own it is marked with a house. */
export interface MapPin {
  id: string;
  at: LatLng;
  /** Read out; the whole name of the project. */
  name: string;
  /** What its mark says, such as "₹1.42 Cr". */
  label?: string;
  /** How it is judged: a sign on its mark, read out in words. */
  verdict?: VerdictLevel;
  /** It may fit, and is not sure to. */
  isUnsure?: boolean;
  /** It costs more than was to be spent. */
  isOver?: boolean;
  /** It lies somewhere in this circle, and the mark stands in that: it is drawn as a circle, and no pin. */
  about?: Omit<MapCircle, 'id'>;
}

/** A circle on the ground, in which something lies. */
export interface MapCircle {
  id: string;
  at: LatLng;
  radiusMeters: number;
}

export interface NearbyPlace {
  id: string;
  name: string;
  at: LatLng;
  /** Read out after the name, such as "1.2 km". */
  note?: string;
  /** It is not there yet: its mark is hollow. */
  isPlanned?: boolean;
}

/** Places of one kind, shown and hidden together. */
export interface NearbyKind {
  id: string;
  label: string;
  icon: ReactNode;
  /** A background utility, such as `bg-kere`. */
  colourClass: string;
  places: readonly NearbyPlace[];
  /** What is looked for first: its marks keep their spots. */
  leads?: boolean;
  /** How far the nearest is, such as "750 m". */
  nearest?: string | undefined;
  /** All of them are drawn, with their names. */
  areNamed?: boolean;
  /** They are on their way, or could not be had: how many there are is not known. */
  isUnknown?: boolean;
}

/** What is said about one point, in a box beside it. */
export interface InfoWindow {
  at: LatLng;
  content: ReactNode;
  onClose: () => void;
}

/** A way from one point to another; an estimated one is dashed. */
export interface MapRoute {
  path: readonly LatLng[];
  isEstimated: boolean;
}

/** Parts of the ground, as GeoJSON has them. */
export interface MapShape {
  type: 'MultiPolygon';
  coordinates: [lng: number, lat: number][][][];
}

/** The border of an area; one that no office has drawn is only about there. */
export interface MapBorder {
  isExact: boolean;
  /** What lies in it: `within 3 km of Hebbal`. */
  near?: string;
  line: readonly [lng: number, lat: number][];
}

/** What the map shows once it stands still. */
export interface MapView {
  center: LatLng;
  zoom: number;
  bounds: Bounds;
}

export interface CityMapProps {
  /** The name of the map, read out: "Map of the homes found". */
  label: string;
  /** Where to look from: the whole city unless given. */
  center?: LatLng;
  /** 9 (the city and its towns) to 17 (a street). The map follows when it or the centre changes. */
  zoom?: number;
  /** In place of both: spots that are all in sight, with room for their marks, until somebody moves the map. */
  fit?: readonly LatLng[];
  /** Unless these are all of the spots, and others are on their way. */
  isFitKnown?: boolean;
  pins?: readonly MapPin[];
  selectedPinId?: string | undefined;
  onPinSelect?: (pin: MapPin) => void;
  circles?: readonly MapCircle[];
  /** A point of the map itself was clicked. */
  onPoint?: (at: LatLng) => void;
  nearby?: readonly NearbyKind[];
  /** It is in sight beside the centre, once it is known: from farther off if it must be. */
  alsoInSight?: LatLng | undefined;
  onPlaceSelect?: (place: NearbyPlace, kind: NearbyKind) => void;
  infoWindow?: InfoWindow;
  route?: MapRoute;
  onMove?: (view: MapView) => void;
  /** The area that the homes were searched in, drawn on the map. */
  area?: readonly LatLng[] | undefined;
  /** Where the areas end that the homes were searched in, so far as their names say it. */
  borders?: readonly MapBorder[];
  /** From where one is in time for what was asked, drawn dashed: it is estimated. */
  reach?: MapShape | undefined;
  /** What is said on the map of what is drawn on it. */
  caption?: string | undefined;
  /** An area was drawn, or the part in sight chosen: its corners. Without it there are no tools for that. */
  onArea?: (ring: LatLng[]) => void;
  /** The area is to go; there is a tool for it where there is an area. */
  onRemoveArea?: () => void;
  /** What the signs on its pins mean. */
  pinKey?: ReactNode;
  /** The theme of the page unless given. */
  theme?: Theme;
  /** In a page that scrolls, one finger and the wheel scroll the page; a map of its own takes them. */
  gestures?: 'page' | 'map';
  /** The height, kept while the map is on its way, such as `h-96`. */
  heightClass?: string;
  /** In place of a height: all the room that its column leaves, edge to edge, with the tools over it. */
  isFilling?: boolean;
  /** The search asks about floods: the known spots are shown at first. */
  isAboutFloods?: boolean;
  /** It gets the focus once it is there. */
  takesFocus?: boolean;
  /** A pin that is brought in sight, with room for its mark; the same again with another object. */
  followed?: { id: string } | undefined;
}
