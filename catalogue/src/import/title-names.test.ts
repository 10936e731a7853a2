import { expect, it } from 'vitest';
import { projectInTitle } from './title-names.ts';

it.each<[string[], string, string | undefined]>([
  [['SAMPIGE RESIDENCY - Stock Statement as on 15/11/2026'], 'a.xlsx', 'SAMPIGE RESIDENCY'],
  [['Stock statement of Sampige Residency as on 15th Nov 2026'], 'a.xlsx', 'Sampige Residency'],
  [['Sample Homes Pvt Ltd', 'Sampige Residency, Hoskote Road'], 'a.xlsx', 'Sampige Residency'],
  [['Project: Honge Villas', 'Prices excl. GST'], 'a.xlsx', 'Honge Villas'],
  [['New Heights (availability)'], 'a.xlsx', 'New Heights'],
  [['AVAILABLE FLATS'], 'sampige-residency_stock_nov-26.xlsx', 'Sampige Residency'],
  [[], 'Sampige Residency - Inventory final v2.xlsx', 'Sampige Residency'],
  [[], 'stock_15-11-2026.csv', undefined],
  [[], 'inventory (3).xlsx', undefined],
  [[], 'Book1.xlsx', undefined],
  [[], 'honge heights tower a.xlsx', 'Honge Heights'],
  [['Sampige Residency, Hebbal - Stock'], 'stock.csv', 'Sampige Residency'],
  [['PLOTS AVAILABLE - HONGE GREENS, Devanahalli (DTCP approved)'], 'a.csv', 'HONGE GREENS'],
  [['Honge Heights Available Units Nov’26'], 'a.csv', 'Honge Heights'],
  [['Tunga Hills', 'Honge Heights'], 'stock.csv', undefined],
])('%j of %s is a list of %s', (titles, file, name) => {
  expect(projectInTitle(titles, file)).toBe(name);
});
