/*
 * What schema.org says of the types that our pages name: their properties and what is expected in each
 * (schema.org 29.0, read in November 2026). Only what a page of ours may use.
 */

type Expected = 'Text' | 'URL' | 'Number' | 'Integer' | 'Boolean' | (string & {});

interface Type {
  parent?: string;
  properties: Readonly<Record<string, readonly Expected[]>>;
  /** Without these, search engines take no notice of it (Google, structured data guidelines). */
  required?: readonly string[];
}

const TYPES: Readonly<Record<string, Type>> = {
  Thing: {
    properties: { name: ['Text'], description: ['Text'], url: ['URL'], image: ['URL'] },
  },
  Place: {
    parent: 'Thing',
    properties: {
      address: ['PostalAddress', 'Text'],
      geo: ['GeoCoordinates', 'GeoShape'],
      amenityFeature: ['LocationFeatureSpecification'],
    },
    required: ['name', 'address'],
  },
  Residence: { parent: 'Place', properties: {} },
  ApartmentComplex: {
    parent: 'Residence',
    properties: { numberOfAccommodationUnits: ['QuantitativeValue'] },
  },
  Product: {
    parent: 'Thing',
    properties: { offers: ['Offer', 'Demand'] },
    required: ['name', 'offers'],
  },
  Offer: {
    parent: 'Thing',
    properties: {
      itemOffered: ['Product', 'Service'],
      price: ['Number', 'Text'],
      priceCurrency: ['Text'],
      seller: ['Organization', 'Person'],
    },
    required: ['price', 'priceCurrency', 'itemOffered'],
  },
  BreadcrumbList: {
    parent: 'Thing',
    properties: { itemListElement: ['ListItem'] },
    required: ['itemListElement'],
  },
  ListItem: {
    parent: 'Thing',
    properties: { position: ['Integer'], item: ['URL', 'Thing'] },
    required: ['position', 'name'],
  },
  PostalAddress: {
    parent: 'Thing',
    properties: {
      streetAddress: ['Text'],
      addressLocality: ['Text'],
      addressRegion: ['Text'],
      addressCountry: ['Text'],
    },
  },
  GeoCoordinates: {
    parent: 'Thing',
    properties: { latitude: ['Number', 'Text'], longitude: ['Number', 'Text'] },
    required: ['latitude', 'longitude'],
  },
  QuantitativeValue: {
    parent: 'Thing',
    properties: { value: ['Number', 'Text', 'Boolean'] },
    required: ['value'],
  },
  LocationFeatureSpecification: {
    parent: 'Thing',
    properties: { value: ['Boolean', 'Number', 'Text'] },
    required: ['name', 'value'],
  },
  Organization: { parent: 'Thing', properties: {}, required: ['name'] },
};

type Node = Readonly<Record<string, unknown>>;

/** What is wrong with a document of JSON-LD, each with its place; nothing when it is as schema.org wants it. */
export function schemaFaults(document: object): string[] {
  const { '@context': context, '@graph': graph, ...rest } = document as Node;
  const nodes = Array.isArray(graph) ? (graph as Node[]) : [];
  const byId = new Map(nodes.map((node) => [node['@id'], node]));
  return [
    ...(context === 'https://schema.org' ? [] : ['@context is not schema.org']),
    ...Object.keys(rest).map((key) => `${key} beside the graph`),
    ...(nodes.length > 0 ? [] : ['nothing in the graph']),
    ...nodes.flatMap((node) => nodeFaults(node, byId)),
  ];
}

function nodeFaults(node: Node, byId: ReadonlyMap<unknown, Node>): string[] {
  const types = typesOf(node);
  const name = types.join('+');
  const unknown = types.filter((type) => TYPES[type] === undefined);
  if (types.length === 0 || unknown.length > 0) return [`unknown type ${name}`];
  const lineage = types.flatMap(ancestry);
  const missing = lineage
    .flatMap((type) => TYPES[type]?.required ?? [])
    .filter((key) => node[key] === undefined)
    .map((key) => `${name} has no ${key}`);
  const wrong = Object.entries(node)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, value]) => {
      const expected = lineage.flatMap((type) => TYPES[type]?.properties[key] ?? []);
      if (expected.length === 0) return [`${name} knows no ${key}`];
      const values: unknown[] = Array.isArray(value) ? value : [value];
      if (values.length === 0) return [`${name}.${key} is empty`];
      return values.flatMap((one) => valueFaults(`${name}.${key}`, one, expected, byId));
    });
  return [...missing, ...wrong];
}

function valueFaults(
  at: string,
  value: unknown,
  expected: readonly Expected[],
  byId: ReadonlyMap<unknown, Node>,
): string[] {
  if (typeof value === 'object' && value !== null) {
    const given = value as Node;
    const node = given['@type'] === undefined ? byId.get(given['@id']) : given;
    if (node === undefined) return [`${at} points nowhere`];
    const isExpected = typesOf(node)
      .flatMap(ancestry)
      .some((type) => expected.includes(type));
    return [
      ...(isExpected ? [] : [`${at} is a ${typesOf(node).join('+')}`]),
      ...(node === given ? nodeFaults(node, byId) : []),
    ];
  }
  return expected.some((one) => isLiteral(value, one))
    ? []
    : [`${at} is ${JSON.stringify(value)}, not ${expected.join(' or ')}`];
}

function isLiteral(value: unknown, expected: Expected): boolean {
  if (expected === 'Text') return typeof value === 'string' && value.trim() !== '';
  if (expected === 'URL') {
    return typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value);
  }
  if (expected === 'Number') return typeof value === 'number' && Number.isFinite(value);
  if (expected === 'Integer') return Number.isInteger(value);
  return expected === 'Boolean' && typeof value === 'boolean';
}

function typesOf(node: Node): string[] {
  const type = node['@type'];
  return (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
}

function ancestry(type: string): string[] {
  const parent = TYPES[type]?.parent;
  return parent === undefined ? [type] : [type, ...ancestry(parent)];
}
