import { amenityName } from '../../packages/domain/src/amenities.ts';
import {
  bhkLabel,
  khathaLabel,
  possessionStatusLabel,
  propertyTypeLabel,
} from '../../packages/domain/src/labels.ts';
import type { ReadProject, ReadUnit } from './read-projects.ts';

/** What a peer indexes of a project: all that it shows, in the words that buyers use. */
export interface ProjectText {
  id: number;
  name: string;
  /** Locality, address and side of the city. */
  place: string;
  promoter: string;
  /** "3 BHK 3bhk apartment flat east facing" for each unit type. */
  homes: string;
  /** "1.25 Cr 1.3 crore 125 lakh" for each unit type. */
  prices: string;
  amenities: string;
  /** Khata, approval, RERA, litigation, water, status, possession, metro. */
  facts: string;
  description: string;
}

export function textOf(project: ReadProject): ProjectText {
  const words = (...parts: (string | null | undefined | false)[]) =>
    [...new Set(parts.filter((part) => typeof part === 'string'))].join(' . ');
  const zones = project.zones?.map((zone) => `${zone.replace('-', ' ')} bangalore`) ?? [];
  const metro = project.metro.filter(({ meters }) => meters <= 3000);
  return {
    id: project.id,
    name: project.name,
    place: words(
      project.locality,
      ...project.localitySlugs.map((slug) => slug.replaceAll('-', ' ')),
      project.address,
      ...zones,
    ),
    promoter: project.promoter,
    homes: words(...project.units.map(homeText)),
    prices: words(...project.units.map(priceText)),
    amenities: words(...(project.amenities ?? []).map(amenityName)),
    facts: words(
      project.khatha && khathaLabel(project.khatha),
      project.approver && `${project.approver} approved`,
      project.reraNumbers.length > 0 && 'RERA approved',
      project.isLitigated === false && 'no litigation',
      ...(project.waterSources ?? []).map((source) => `${source} water`),
      project.status && possessionStatusLabel(project.status),
      project.possessionOn && monthText(project.possessionOn),
      metro.length > 0 && 'near metro',
      ...metro.map(({ line }) => `${line} line metro`),
    ),
    description: project.description ?? '',
  };
}

const SYNONYMS: Readonly<Record<string, string>> = {
  apartment: 'flat',
  'row-house': 'rowhouse townhouse',
  plot: 'site land',
};

function homeText({ type, bhk, facings }: ReadUnit): string {
  const rooms = bhk === null ? '' : `${bhkLabel(bhk)} ${bhk}bhk`;
  const faces = (facings ?? []).map((facing) => `${facing.replace('-', ' ')} facing`).join(' ');
  return `${rooms} ${propertyTypeLabel(type)} ${SYNONYMS[type] ?? ''} ${faces}`.trim();
}

function priceText({ priceMin }: ReadUnit): string | null {
  if (priceMin === null) return null;
  const crore = priceMin / 1e7;
  const lakh = Math.round(priceMin / 1e5);
  return `${crore.toFixed(2)} Cr ${crore.toFixed(1)} Cr ${crore.toFixed(1)} crore ${lakh} lakh`;
}

function monthText(day: string): string {
  return new Date(day).toLocaleDateString('en-IN', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
