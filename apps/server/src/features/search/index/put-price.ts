import type { CatalogueColumns } from './catalogue-columns.ts';
import { clearBit, setBit, setNumber } from './columns.ts';
import { at } from './measures.ts';
import type { Run } from './put-place.ts';

/** Of a project as a whole: which of its homes costs what is not known. */
export interface ProjectPrices {
  min: number | null | undefined;
  max: number | null | undefined;
}

/** The listed price of a unit type: its own, or its project's, which is that of the home where there is one kind only. */
export function putPrice(
  { unit }: CatalogueColumns,
  row: number,
  {
    own,
    ofProject,
    isOnlyHome,
  }: { own: ProjectPrices; ofProject: ProjectPrices; isOnlyHome: boolean },
): void {
  const isOfHome = isKnown(own.min) || (isOnlyHome && isKnown(ofProject.min));
  const listed = isKnown(own.min) || !isOnlyHome ? own : ofProject;
  setNumber(unit.price_min, row, isOfHome ? listed.min : null);
  setNumber(unit.price_max, row, isOfHome ? listed.max : null);
  const isOfProject = !isKnown(own.min) && (isKnown(ofProject.min) || isKnown(ofProject.max));
  if (isOfProject && !isOfHome) setBit(unit.isPricedByProject, row);
  else clearBit(unit.isPricedByProject, row);
  setNumber(unit.project_price_min, row, isOfProject ? ofProject.min : null);
  setNumber(unit.project_price_max, row, isOfProject ? ofProject.max : null);
}

/** What is known of all prices of its project with everything, where that of the home is not known. */
export function putAllIn(
  { unit }: CatalogueColumns,
  row: number,
  {
    own,
    ofProject,
    isOnlyHome,
  }: { own: number | null | undefined; ofProject: ProjectPrices; isOnlyHome: boolean },
): void {
  const isOfProject = !isKnown(own) && (isKnown(ofProject.min) || isKnown(ofProject.max));
  if (isOfProject) setBit(unit.isAllInByProject, row);
  else clearBit(unit.isAllInByProject, row);
  setNumber(unit.project_all_in_min, row, isOfProject ? ofProject.min : null);
  // Of one kind of home it is the price that the home is to be had for.
  const most = isOnlyHome ? (ofProject.min ?? ofProject.max) : ofProject.max;
  setNumber(unit.project_all_in_max, row, isOfProject ? most : null);
}

/** Whether a project that lists no homes has prices all the same. */
export function notePricesWithoutHomes(
  { project, pricedWithoutHomes }: CatalogueColumns,
  row: number,
  { from, to }: Run,
): void {
  const ends = [project.price_min, project.price_max, project.all_in_min, project.all_in_max];
  const isPriced = ends.some(({ values }) => !Number.isNaN(at(values, row)));
  if (from === to && isPriced) setBit(pricedWithoutHomes, row);
  else clearBit(pricedWithoutHomes, row);
}

const isKnown = (price: number | null | undefined) => price !== null && price !== undefined;
